/**
 * Posts JSON without waiting for it, also while the document is unloaded. Failures are ignored: a lost report must cost
 * the visitor nothing. Source: services-and-platform, section 8 (failures in analytics are silently swallowed).
 */
export function sendBeacon(url: string, body: unknown, view: Pick<typeof globalThis, 'navigator' | 'fetch'>): void {
  const json = JSON.stringify(body);
  try {
    if (view.navigator.sendBeacon(url, new Blob([json], { type: 'application/json' }))) return;
  } catch {
    // An extension has removed it; the other way is tried.
  }
  const headers = { 'content-type': 'application/json' };
  // Bodies that may outlive the document are limited to 64 kB, including beacons of the same document.
  view.fetch(url, { method: 'POST', body: json, headers, keepalive: json.length < 60_000 }).catch(() => undefined);
}

/** Calls back when the document is hidden or unloaded: the last moment that is certain. */
export function onLeaving(view: Window, callback: () => void): void {
  view.document.addEventListener('visibilitychange', () => {
    if (view.document.visibilityState === 'hidden') callback();
  });
  view.addEventListener('pagehide', callback);
}
