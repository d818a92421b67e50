const OUTLINED = 'aangan:outlined';

/** A button that outlines the page's region and what fills its slots. */
export function outlineRegions(panel: HTMLDetailsElement): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Outline page and fills';
  const show = (on: boolean) => {
    button.setAttribute('aria-pressed', String(on));
    document.documentElement.toggleAttribute('data-outlined', on);
  };
  show(sessionStorage.getItem(OUTLINED) === '1');
  button.addEventListener('click', () => {
    const on = button.getAttribute('aria-pressed') !== 'true';
    sessionStorage.setItem(OUTLINED, on ? '1' : '0');
    show(on);
  });
  panel.querySelector('.panel-body')?.append(button);
}
