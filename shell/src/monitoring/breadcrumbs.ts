import type { Breadcrumb } from '@aangan/shared-kit/contracts/monitoring';
import { REPORT_LIMITS, REPORT_TEXTS } from '@aangan/shared-kit/domain/report-limits';
import { scrub } from '@aangan/shared-kit/domain/scrub';

/** The last things that happened in a document before an error. */
export interface BreadcrumbTrail {
  add(kind: Breadcrumb['kind'], text: string): void;
  list(): readonly Breadcrumb[];
}

/** @param now ms since the document began */
export function breadcrumbTrail(now: () => number): BreadcrumbTrail {
  const trail: Breadcrumb[] = [];
  return {
    add(kind, text) {
      trail.push({ at: Math.round(now()), kind, text: scrub(text, REPORT_TEXTS.breadcrumb) });
      if (trail.length > REPORT_LIMITS.breadcrumbs) trail.shift();
    },
    list: () => [...trail],
  };
}

/** What a visitor clicked: its role and its name, never what somebody typed. */
export function clickText(target: EventTarget | null): string | undefined {
  const element = target instanceof Element ? target.closest(CLICKED) : null;
  if (!element) return undefined;
  const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
  const typed = element.matches('input, select, textarea, [contenteditable]');
  const name = element.getAttribute('aria-label') ?? (typed ? element.getAttribute('name') : element.textContent) ?? '';
  return `${role} ${name.trim().replace(/\s+/g, ' ').slice(0, 60)}`.trim();
}

const CLICKED = 'a, button, input, select, textarea, summary, label, [role], [contenteditable]';

/** A call as its path, without ids of persons. */
export function callText(address: string, status: number): string {
  const { pathname } = new URL(address, 'http://site.invalid');
  return `${pathname.replace(/\/[^/]*\d[^/]*(?=\/|$)/g, (part) => (/^\/v\d+$/.test(part) ? part : '/{id}'))} ${status || 'failed'}`;
}

/** Leaves breadcrumbs of clicks and calls. Navigations are added by the caller that knows their route. */
export function watchBreadcrumbs(
  trail: BreadcrumbTrail,
  view: Window & typeof globalThis,
  own: readonly string[],
): void {
  const onClick = ({ target }: Event) => {
    const text = clickText(target);
    if (text) trail.add('click', text);
  };
  view.document.addEventListener('click', onClick, { capture: true, passive: true });
  const observer = new view.PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      const isCall = entry.initiatorType === 'fetch' && !own.some((path) => entry.name.includes(path));
      if (isCall) trail.add('call', callText(entry.name, entry.responseStatus));
    }
  });
  observer.observe({ type: 'resource', buffered: true });
}
