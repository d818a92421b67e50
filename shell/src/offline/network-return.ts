/** Small, never kept by the worker, and answered by the site alone. */
const PROBE = '/manifest.webmanifest';

/** ms between two looks: the browser does not always hear of a network that has come back. */
const LOOK_AGAIN_MS = 10_000;

/**
 * Calls back once, when the site can be reached again: asked when the browser believes so, when the visitor comes back
 * to the page, and now and then.
 * @returns what ends that
 */
export function onNetworkReturn(target: Window, callback: () => void): () => void {
  let isOver = false;
  const look = async () => {
    if (target.document.visibilityState === 'hidden' || !(await isReachable(target)) || isOver) return;
    stop();
    callback();
  };
  const timer = target.setInterval(look, LOOK_AGAIN_MS);
  const stop = () => {
    target.clearInterval(timer);
    target.removeEventListener('online', look);
    target.document.removeEventListener('visibilitychange', look);
    isOver = true;
  };
  target.addEventListener('online', look);
  target.document.addEventListener('visibilitychange', look);
  void look();
  return stop;
}

async function isReachable(target: Window): Promise<boolean> {
  try {
    return (await target.fetch(PROBE, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    // No network: that is the answer.
    return false;
  }
}
