import type { DOMWindow } from 'jsdom';

/** Lets `addEventListener` of jsdom take the abort signals of Node, which replace its own. */
export function acceptNodeSignals(window: DOMWindow): void {
  // Jest gives the window a function of its own.
  for (const target of [window.EventTarget.prototype, window]) {
    const add = target.addEventListener;
    target.addEventListener = function addEventListener(
      this: EventTarget | undefined,
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: AddEventListenerOptions | boolean,
    ) {
      // A call without a target is one of the window's.
      const own = this ?? window;
      if (typeof options !== 'object' || !options.signal) return add.call(own, type, listener, options);
      const { signal, ...rest } = options;
      if (signal.aborted) return;
      add.call(own, type, listener, rest);
      signal.addEventListener('abort', () => own.removeEventListener(type, listener, rest), { once: true });
    };
  }
}
