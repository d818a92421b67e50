import type { BrowserContext, Page } from '@playwright/test';

/** Problems that no page may have in any test. */
interface PageErrors {
  /** Sentences, one for each problem. */
  list(): Promise<string[]>;
}

/** Sum of shifts within one document above which its layout is unstable. */
export const LAYOUT_SHIFT_LIMIT = 0.02;

/** ms for which the browser calls an input recent, so that a shift counts as its response. */
const RECENT_MS = 500;

export interface WatchOptions {
  /** Console messages that a test expects: the browser logs an answer of 404. */
  readonly allowedConsole: readonly RegExp[];
  /** Sum of shifts within one document, without those right after an input. */
  readonly layoutShiftLimit: number;
}

/**
 * The browser logs a call that costs a challenge, which the client then passes by itself. How many calls are free depends
 * on the tests before, because all share a network.
 */
const CHALLENGE = /status of 428/;

interface Shift {
  readonly url: string;
  /** One number for each document. */
  readonly document: number;
  readonly value: number;
  readonly sources: string;
}

/** Watches every page of a context for console errors, uncaught errors and layout shifts. */
export async function watchPageErrors(
  context: BrowserContext,
  { allowedConsole, layoutShiftLimit }: WatchOptions,
): Promise<PageErrors> {
  const faults: string[] = [];
  const shifts = new Map<number, Shift>();
  const note = (text: string) => {
    if (![CHALLENGE, ...allowedConsole].some((pattern) => pattern.test(text))) faults.push(text);
  };
  await context.exposeBinding('reportLayoutShift', (_source, shift: Shift) => {
    const before = shifts.get(shift.document);
    const sources = before ? `${before.sources}; ${shift.sources}` : shift.sources;
    shifts.set(shift.document, { ...shift, value: (before?.value ?? 0) + shift.value, sources });
  });
  await context.addInitScript(observeLayoutShifts, RECENT_MS);
  const watch = (page: Page) => {
    page.on('console', (message) => {
      if (message.type() === 'error' || /hydrat/i.test(message.text())) {
        note(`console: ${message.text()} (${message.location().url || page.url()})`);
      }
    });
    page.on('pageerror', (error) => note(`uncaught: ${error.stack ?? error.message} (${page.url()})`));
  };
  context.pages().forEach(watch);
  context.on('page', watch);
  return {
    async list() {
      const unstable = [...shifts.values()].filter(({ value }) => value > layoutShiftLimit);
      return [
        ...faults,
        ...unstable.map(({ url, value, sources }) => `layout shift of ${value.toFixed(3)} on ${url}: ${sources}`),
      ];
    },
  };
}

/**
 * Runs in the page. An input is also recent while the shell has loaded a page or had open calls since, and as long
 * after that. On a busy machine an answer takes longer than the browser expects.
 */
function observeLayoutShifts(recentMs: number): void {
  // The page's own clock, also where a test replaces it.
  const now = performance.now.bind(performance);
  const nextFrame = requestAnimationFrame.bind(window);
  const entriesOf = performance.getEntriesByType.bind(performance);
  performance.setResourceTimingBufferSize(5000);
  let input: { readonly at: number; until: number } | undefined;
  let wasBusy = false;
  const noteInput = ({ isTrusted }: Event) => {
    if (!isTrusted) return;
    const noted = { at: now(), until: Number.POSITIVE_INFINITY };
    input = noted;
    // Its own paint is the second frame at the latest.
    nextFrame(() =>
      nextFrame(() => {
        // Where frames take long, so does the answer.
        if (!wasBusy) noted.until = now() + Math.max(recentMs, 15 * (now() - noted.at));
      }),
    );
  };
  for (const type of ['pointerdown', 'pointerup', 'keydown']) addEventListener(type, noteInput, true);
  new MutationObserver(() => {
    const { navigation, requests } = document.documentElement.dataset;
    const busy = navigation === 'loading' || requests === 'open';
    if (input && busy !== wasBusy && now() < input.until) {
      input.until = busy ? Number.POSITIVE_INFINITY : now() + recentMs;
    }
    wasBusy = busy;
  }).observe(document, { subtree: true, attributeFilter: ['data-navigation', 'data-requests'] });
  const isAnswer = (time: number) => {
    if (!input) return false;
    let { until } = input;
    // Sections that the input has opened load as scripts; an app webview also fetches without the API client.
    for (const { initiatorType, startTime, responseEnd } of entriesOf('resource') as PerformanceResourceTiming[]) {
      if (!/fetch|script/.test(initiatorType) || startTime < input.at || startTime > until) continue;
      until = Math.max(until, responseEnd + recentMs);
    }
    return time < until;
  };

  const scope = window as unknown as { reportLayoutShift?: (shift: Shift) => void };
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly { readonly node: Node | null }[];
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput || isAnswer(entry.startTime)) continue;
      const sources = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : '?'));
      scope.reportLayoutShift?.({
        url: location.href,
        document: performance.timeOrigin,
        value: entry.value,
        sources: `${entry.value.toFixed(3)} ${sources.join(' | ')}`,
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
