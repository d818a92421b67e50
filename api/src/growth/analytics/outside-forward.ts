declare module '../../foundation/server/api-settings.ts' {
  interface ApiSettings {
    /** Endpoints of other companies' analytics, for visitors who consent. */
    readonly adobeUrl?: string;
    readonly bkUrl?: string;
  }
}
/** Maximum number of calls in flight; further ones are dropped. */
const AT_MOST = 100;
const DEADLINE_MS = 10_000;

interface OutsideForward {
  post(body: unknown): void;
  get(query: Readonly<Record<string, string>>): void;
  /** Resolves when all calls sent so far have succeeded or failed. */
  settled(): Promise<void>;
}

/**
 * Forwards events to another company's endpoint. Failures are swallowed.
 * @param address if empty, nothing is forwarded
 * Source: services-and-platform, section 8 (failures in analytics are silently swallowed).
 */
export function outsideForward(address: string): OutsideForward {
  const onTheWay = new Set<Promise<void>>();
  function send(url: string, init: RequestInit): void {
    if (address === '' || onTheWay.size >= AT_MOST) return;
    const sent = fetch(url, { ...init, signal: AbortSignal.timeout(DEADLINE_MS) })
      .then((response) => response.body?.cancel())
      .catch(() => undefined)
      .finally(() => onTheWay.delete(sent));
    onTheWay.add(sent);
  }
  return {
    post: (body) =>
      send(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    get: (query) => send(`${address}?${new URLSearchParams(query)}`, {}),
    settled: async () => void (await Promise.all(onTheWay)),
  };
}
