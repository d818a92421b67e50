const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** Calls back once, at the first sign that the visitor is about to do something. */
export function onFirstIntent(target: EventTarget, callback: () => void): void {
  const controller = new AbortController();
  const act = () => {
    controller.abort();
    callback();
  };
  // On the way down: React stops such events at parts that it has not hydrated yet.
  const options = { capture: true, passive: true, signal: controller.signal };
  for (const sign of SIGNS) target.addEventListener(sign, act, options);
}
