import type { AnalyticsEvent, EventBatch } from '@aangan/shared-kit/contracts/analytics';
import { EVENTS_AT_ONCE } from '@aangan/shared-kit/domain/report-limits';
import { scrub } from '@aangan/shared-kit/domain/scrub';
import type { EventProperties } from '@aangan/shared-kit/platform/platform';
import type { Services, ShownPage } from '../services/services.ts';
import { onLeaving, sendBeacon } from './send-beacon.ts';

/** ms that an event waits for others in the same batch. */
const WAIT_MS = 5000;

const EVENT_NAME = /^[a-z][a-z0-9_.-]{0,59}$/i;
const PROPERTIES = 20;
const PROPERTY_TEXT = 100;

interface AnalyticsDeps {
  readonly deviceId: string;
  /** Page that the document was opened with. */
  readonly entry: { readonly remote: string; readonly pattern: string };
  readonly view: Window & typeof globalThis;
  /** Whether the visitor allows measuring by other companies; called before each batch. */
  readonly allowed: () => boolean;
  /** Epoch ms. */
  readonly now: () => number;
}

/**
 * Counts what visitors do. Every event goes to the product's own count (`/createEvent`). Events for other companies
 * (`/v1/adobe/send`, and `/analytics/bk` for each page) are sent only with the visitor's consent. Nothing waits for
 * them, and failures are ignored. Source: services-and-platform, sections 7 (other calls) and 8.
 */
export function startAnalytics(deps: AnalyticsDeps): Pick<Services, 'track' | 'pageShown'> {
  const { view, allowed, now } = deps;
  let { remote, pattern: route } = deps.entry;
  const waiting: AnalyticsEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0) {
      const batch: EventBatch = { deviceId: deps.deviceId, events: waiting.splice(0, EVENTS_AT_ONCE) };
      sendBeacon('/createEvent', batch, view);
      if (allowed()) sendBeacon('/v1/adobe/send', batch, view);
    }
  }

  function track(name: string, properties: EventProperties = {}): void {
    if (!EVENT_NAME.test(name)) return;
    waiting.push({ name, remote, route, at: now(), properties: fitting(properties) });
    if (waiting.length >= EVENTS_AT_ONCE) flush();
    else timer ??= setTimeout(flush, WAIT_MS);
  }

  onLeaving(view, flush);
  return {
    track,
    pageShown(page: ShownPage) {
      ({ remote, pattern: route } = page);
      track('page_view', page.failure === undefined ? {} : { failure: page.failure });
      if (!allowed()) return;
      const address = `/analytics/bk?${new URLSearchParams({ remote, route })}`;
      view.fetch(address, { keepalive: true, priority: 'low' }).catch(() => undefined);
    },
  };
}

/** Properties as the contract defines them, without personal data. */
function fitting(properties: EventProperties): AnalyticsEvent['properties'] {
  const saved = Object.entries(properties)
    .filter(([name, value]) => /^\w{1,40}$/.test(name) && (typeof value !== 'number' || Number.isFinite(value)))
    .slice(0, PROPERTIES)
    .map(([name, value]) => [name, typeof value === 'string' ? scrub(value, PROPERTY_TEXT) : value]);
  return Object.fromEntries(saved);
}
