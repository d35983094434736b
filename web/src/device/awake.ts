/** Ask that the screen is not switched off while nobody touches it, until told otherwise. Browsers that cannot do it do without. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let ended = false;

  function ask(): void {
    if (document.hidden || !("wakeLock" in navigator)) return;
    navigator.wakeLock.request("screen").then(hold, () => undefined);
  }

  function hold(given: WakeLockSentinel): void {
    lock = given;
    if (ended) release();
  }

  function release(): void {
    void lock?.release().catch(() => undefined);
  }

  // Browsers let go of it whenever the page is out of sight.
  document.addEventListener("visibilitychange", ask);
  ask();
  return () => {
    ended = true;
    document.removeEventListener("visibilitychange", ask);
    release();
  };
}
