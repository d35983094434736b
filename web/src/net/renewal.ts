/** A page that was opened before the server was renewed lacks the parts that it had not fetched by then: so it is loaded again. */

export function followRenewal(): void {
  addEventListener("vite:preloadError", () => {
    isRenewed().then(
      (renewed) => renewed && location.reload(),
      () => undefined, // the server is away, which is another matter
    );
  });
}

/** Whether the page begins with another program now. */
async function isRenewed(): Promise<boolean> {
  const program = document.querySelector("script[type=module]")?.getAttribute("src");
  const answer = await fetch("/", { cache: "no-cache" });
  return answer.ok && !!program && !(await answer.text()).includes(program);
}
