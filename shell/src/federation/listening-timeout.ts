/** ms between two looks whether the time is over. */
const LOOK_EVERY_MS = 50;

/**
 * A signal that aborts after a time in which this thread could have heard an answer. While a thread is busy, answers
 * wait for it unread, and Node runs a late timer before it reads them: an upstream would seem to hang whose answer is
 * there. Here a pause of any length counts as one look.
 */
export function listeningTimeout(ms: number): AbortSignal {
  const controller = new AbortController();
  let left = ms;
  const looks = setInterval(() => {
    left -= LOOK_EVERY_MS;
    if (left > 0) return;
    clearInterval(looks);
    controller.abort(new DOMException(`Nothing was heard for ${ms} ms`, 'TimeoutError'));
  }, LOOK_EVERY_MS);
  looks.unref();
  return controller.signal;
}
