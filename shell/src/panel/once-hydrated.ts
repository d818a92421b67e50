/** Calls back when the page answers presses, at once if it does already. */
export function onceHydrated(callback: () => void): void {
  const isHydrated = () => document.documentElement.dataset.shell === 'hydrated';
  if (isHydrated()) {
    callback();
    return;
  }
  const observer = new MutationObserver(() => {
    if (!isHydrated()) return;
    observer.disconnect();
    callback();
  });
  observer.observe(document.documentElement, { attributeFilter: ['data-shell'] });
}
