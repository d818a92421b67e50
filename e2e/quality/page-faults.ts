import type { BrowserContext, Page } from '@playwright/test';

/** What must not happen on any page a test visits. */
interface PageFaults {
  /** Sentences, one a fault. */
  list(): Promise<string[]>;
}

/** Sum of shifts within one document above which its layout is not stable. */
export const LAYOUT_SHIFT_LIMIT = 0.02;

export interface WatchOptions {
  /** Console messages that a test expects: an answer of 404 is one for the browser. */
  readonly allowedConsole: readonly RegExp[];
  /** Sum of shifts within one document, without those right after an input. */
  readonly layoutShiftLimit: number;
}

interface Shift {
  readonly url: string;
  /** One number a document. */
  readonly document: number;
  readonly value: number;
  readonly sources: string;
}

/** Watches every page of a context for console errors, uncaught errors and layout shifts. */
export async function watchFaults(
  context: BrowserContext,
  { allowedConsole, layoutShiftLimit }: WatchOptions,
): Promise<PageFaults> {
  const faults: string[] = [];
  const shifts = new Map<number, Shift>();
  const note = (text: string) => {
    if (!allowedConsole.some((pattern) => pattern.test(text))) faults.push(text);
  };
  await context.exposeBinding('reportLayoutShift', (_source, shift: Shift) => {
    const before = shifts.get(shift.document);
    const sources = before ? `${before.sources}; ${shift.sources}` : shift.sources;
    shifts.set(shift.document, { ...shift, value: (before?.value ?? 0) + shift.value, sources });
  });
  await context.addInitScript(observeLayoutShifts);
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

/** Runs in the page. */
function observeLayoutShifts(): void {
  const scope = window as unknown as { reportLayoutShift?: (shift: Shift) => void };
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly { readonly node: Node | null }[];
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      const sources = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : '?'));
      scope.reportLayoutShift?.({
        url: location.href,
        document: performance.timeOrigin,
        value: entry.value,
        sources: sources.join(' | '),
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
