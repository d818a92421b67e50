import type { DOMWindow } from 'jsdom';

/** Stand-ins for the APIs of dialogs and scrolling that jsdom lacks, with the platform's behaviour. */
export function addLayoutStubs(window: DOMWindow): void {
  const openers = new WeakMap<Element, Element | null>();
  const { HTMLDialogElement, HTMLElement, Element, Event } = window;

  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    openers.set(this, window.document.activeElement);
    this.setAttribute('open', '');
    const first = this.querySelector('[autofocus], button, a[href], input, select, textarea');
    if (first instanceof HTMLElement) first.focus();
  };

  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    if (!this.hasAttribute('open')) return;
    this.removeAttribute('open');
    const opener = openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
    this.dispatchEvent(new Event('close'));
  };

  Element.prototype.scrollIntoView ??= () => undefined;
  Element.prototype.scrollBy ??= function scrollBy(this: Element, by?: ScrollToOptions | number) {
    if (typeof by === 'object') this.scrollLeft += by.left ?? 0;
    this.dispatchEvent(new Event('scroll'));
  };
  Element.prototype.scrollTo ??= function scrollTo(this: Element, to?: ScrollToOptions | number) {
    if (typeof to === 'object') this.scrollLeft = to.left ?? this.scrollLeft;
    this.dispatchEvent(new Event('scroll'));
  };
}
