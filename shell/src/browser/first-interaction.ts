const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** Calls back once, at the first interaction of the visitor. */
export function onFirstInteraction(target: EventTarget, callback: () => void): void {
  const controller = new AbortController();
  const act = () => {
    controller.abort();
    callback();
  };
  // In the capture phase: React stops such events at sections that it has not hydrated yet.
  const options = { capture: true, passive: true, signal: controller.signal };
  for (const sign of SIGNS) target.addEventListener(sign, act, options);
}
