import http from 'node:http';
import type { CDPSession, Page } from '@playwright/test';
import { hydrated } from '../quality/hydrated.ts';
import { withoutLeisure } from '../quality/without-leisure.ts';

/** One request of a first view. */
interface ViewRequest {
  readonly url: string;
  readonly type: string;
  /** 1 for the document, 2 for what the document names, 3 for what those name … */
  readonly depth: number;
  /** Begun before the page had come alive. */
  readonly beforeHydrated: boolean;
}

interface Seen {
  readonly url: string;
  readonly type: string;
  readonly initiator: string | undefined;
  readonly startedAt: number;
}

interface StackTrace {
  readonly callFrames: readonly { readonly url: string }[];
  readonly parent?: StackTrace;
}

/** Time in which a page that has come alive may still fetch something by itself, ms. */
const SETTLE_MS = 2500;

/** Opens a page with an empty cache and tells all its requests from the browser's own log. */
export async function firstView(page: Page, url: string): Promise<ViewRequest[]> {
  const session = await page.context().newCDPSession(page);
  const seen = await logRequests(session);
  await withoutLeisure(page);
  await page.goto(url);
  await hydrated(page);
  const hydratedAt = await page.evaluate(
    () => (performance.timeOrigin + (performance.getEntriesByName('aangan:hydrated')[0]?.startTime ?? 0)) / 1000,
  );
  await page.waitForLoadState('networkidle');
  // Not a wait for something to happen, but for nothing to happen.
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const byUrl = new Map([...seen.values()].map((request) => [request.url, request]));
  const depthOf = (request: Seen): number => {
    const parent = request.initiator === undefined ? undefined : byUrl.get(request.initiator);
    return parent && parent !== request ? depthOf(parent) + 1 : 1;
  };
  return [...seen.values()]
    .filter(({ url }) => /^https?:/.test(url))
    .map((request) => ({
      url: request.url,
      type: request.type,
      depth: depthOf(request),
      beforeHydrated: request.startedAt < hydratedAt,
    }));
}

async function logRequests(session: CDPSession): Promise<Map<string, Seen>> {
  const seen = new Map<string, Seen>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator, wallTime }) => {
    const script = firstScript(initiator.stack as StackTrace | undefined);
    seen.set(requestId, {
      url: request.url,
      type: type ?? 'Other',
      initiator: script ?? initiator.url,
      startedAt: wallTime,
    });
  });
  return seen;
}

/** The script that asked for it, wherever in the chain of callbacks. */
function firstScript(stack: StackTrace | undefined): string | undefined {
  const own = stack?.callFrames.find(({ url }) => url !== '');
  return own?.url ?? (stack?.parent && firstScript(stack.parent));
}

/** Bytes of a file's body as the site sends it to a browser that knows gzip and nothing better. */
export function gzipBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        answer.on('end', () => resolve(bytes));
      })
      .on('error', reject);
  });
}
