const OPEN = 'aangan:panel-open';

/** Escape closes the panel and returns the focus to its summary. It stays open from page to page. */
export function openWithKeys(panel: HTMLDetailsElement): void {
  panel.open = sessionStorage.getItem(OPEN) === '1';
  panel.addEventListener('toggle', () => sessionStorage.setItem(OPEN, panel.open ? '1' : '0'));
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !panel.open) return;
    event.stopPropagation();
    panel.open = false;
    panel.querySelector('summary')?.focus();
  });
}
