import http from 'node:http';
import type { CDPSession, Page } from '@playwright/test';
import { firstViewEnd } from '../support/first-view-end.ts';

/** One request of a first view. */
interface ViewRequest {
  readonly url: string;
  readonly type: string;
  /** 1 for the document, 2 for files that the document references, 3 for files that those reference … */
  readonly depth: number;
  /** Started before the page was hydrated. */
  readonly beforeHydrated: boolean;
}

interface Seen {
  readonly url: string;
  readonly type: string;
  readonly initiator: string | undefined;
  /** By the clock of the browser's log, s since 1970. */
  readonly startedAt: number;
}

interface StackTrace {
  readonly callFrames: readonly { readonly url: string }[];
  readonly parent?: StackTrace;
}

/** Opens a page with an empty cache and returns all requests of its first view, from the browser's own log. */
export async function firstView(page: Page, url: string): Promise<ViewRequest[]> {
  const session = await page.context().newCDPSession(page);
  const seen = await logRequests(session);
  await page.goto(url);
  const lasts = await firstViewEnd(page);
  const { began, hydratedAfter, starts } = await page.evaluate(() => ({
    began: performance.timeOrigin,
    hydratedAfter: performance.getEntriesByName('aangan:hydrated')[0]?.startTime ?? 0,
    starts: Object.fromEntries(
      performance.getEntriesByType('resource').map(({ name, startTime }) => [name, startTime]),
    ),
  }));
  // The page's clock and that of the log differ by some ms. The log's is used for requests without an answer yet.
  const startOf = ({ url, startedAt }: Seen) => starts[url] ?? startedAt * 1000 - began;
  const byUrl = new Map([...seen.values()].map((request) => [request.url, request]));
  const depthOf = (request: Seen): number => {
    const parent = request.initiator === undefined ? undefined : byUrl.get(request.initiator);
    return parent && parent !== request ? depthOf(parent) + 1 : 1;
  };
  return [...seen.values()]
    .filter((request) => /^https?:/.test(request.url) && startOf(request) < lasts)
    .map((request) => ({
      url: request.url,
      type: request.type,
      depth: depthOf(request),
      beforeHydrated: startOf(request) < hydratedAfter,
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

/** The script that initiated it, anywhere in the chain of callbacks. */
function firstScript(stack: StackTrace | undefined): string | undefined {
  const own = stack?.callFrames.find(({ url }) => url !== '');
  return own?.url ?? (stack?.parent && firstScript(stack.parent));
}

/** Bytes of a file's body as sent to a browser that only accepts gzip. */
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
