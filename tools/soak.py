"""Long trials of the table: `python3 table.py soak TRIAL`. Each is a module here, with `arguments` and `soak`."""

import argparse
import sys

import soak_crowd
import soak_kills
import soak_leaks
import soak_lengths

TRIALS = {"crowd": soak_crowd, "kills": soak_kills, "leaks": soak_leaks, "lengths": soak_lengths}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    trials = parser.add_subparsers(metavar="TRIAL", required=True)
    for name, module in TRIALS.items():
        summary = (module.__doc__ or "").splitlines()[0]
        trial = trials.add_parser(name, help=summary, description=module.__doc__)
        module.arguments(trial)
        trial.set_defaults(soak=module.soak)
    chosen = parser.parse_args()
    code: int = chosen.soak(chosen)
    return code


if __name__ == "__main__":
    sys.exit(main())
