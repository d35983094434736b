"""Draw the icons of the installed page from its emblem: `python tools/make_icons.py`, after the emblem has changed."""

from pathlib import Path

from nascondino.browser.launch import opened

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
WATER = "#0f2a33"
ICONS = {  # file → size, background, and how much of it the emblem takes; a mask cuts off what is outside of 80 %
    "icon-192.png": (192, None, 1.0),
    "icon-512.png": (512, None, 1.0),
    "icon-maskable.png": (512, WATER, 0.8),
    "icon-apple.png": (180, WATER, 0.86),
}


def main() -> None:
    emblem = (PUBLIC / "emblem.svg").read_text(encoding="utf-8")
    with opened() as browser:
        for file, (size, ground, share) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            place = f"position:fixed;inset:0;margin:auto;width:{share:.0%};height:{share:.0%}"
            drawing = emblem.replace("<svg ", f'<svg style="{place}" ', 1)
            page.set_content(f'<body style="background:{ground or "none"}">{drawing}')
            page.screenshot(path=PUBLIC / file, omit_background=ground is None)
            page.close()
            print(f"web/public/{file} written")


if __name__ == "__main__":
    main()
