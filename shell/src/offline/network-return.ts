/** Small, never saved by the worker, and answered by the site alone. */
const PROBE = '/manifest.webmanifest';

/** ms between two checks: a browser does not always notice that the network is back. */
const LOOK_AGAIN_MS = 10_000;

/**
 * Calls back once, when the site is reachable again. It checks on the browser's event, when the visitor returns to the
 * page, and at intervals.
 * @returns a function that stops it
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
    // No network: the check fails.
    return false;
  }
}
