import { randomUUID } from 'node:crypto';
import type { AnalyticsEvent, analyticsCalls, EventBatch } from '@aangan/shared-kit/contracts/analytics';
import { scrub } from '@aangan/shared-kit/domain/scrub';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../foundation/database/public.ts';
import { type ApiSettings, type CallHandlers, callLimit } from '../../foundation/server/public.ts';
import { deviceDigest, reportQueue } from '../../operations/monitoring/public.ts';
import { analyticsEvent } from './analytics.tables.ts';
import { outsideForward } from './outside-forward.ts';

/** Rate limits of event batches a minute: per device, and per IP address, which many may share. */
const BATCHES_A_MINUTE = { device: 30, address: 1200 } as const;

/**
 * Analytics events. `createEvent` is our own analytics and stays here. `adobe/send` and `bk` are for other companies
 * and are called only for visitors who consent.
 */
export function analyticsHandlers(
  app: FastifyInstance,
  database: Database,
  settings: Pick<ApiSettings, 'now' | 'adobeUrl' | 'bkUrl'>,
): CallHandlers<typeof analyticsCalls> {
  const limit = callLimit(app, BATCHES_A_MINUTE);
  const adobe = outsideForward(settings.adobeUrl ?? '');
  const bk = outsideForward(settings.bkUrl ?? '');
  const queue = reportQueue<EventBatch>(
    async (batches) => {
      const rows = batches.flatMap((batch) =>
        batch.events.map((event) => rowOf(batch.deviceId, event, settings.now())),
      );
      await database.insert(analyticsEvent).values(rows);
    },
    (error, count) => app.log.warn({ err: error, count }, 'Analytics events could not be stored'),
  );
  app.addHook('onClose', async () => {
    await Promise.all([queue.drained(), adobe.settled(), bk.settled()]);
  });
  return {
    'POST /createEvent': async ({ body }, request) => {
      await limit(request, body.deviceId);
      return { accepted: queue.add(body) ? body.events.length : 0 };
    },
    'POST /v1/adobe/send': async ({ body }, request) => {
      await limit(request, body.deviceId);
      const { deviceId, events } = body;
      adobe.post({ device: deviceDigest(deviceId), events: events.map(cleanEvent) });
      return { accepted: events.length };
    },
    'GET /analytics/bk': async ({ query }, request) => {
      await limit(request, '');
      bk.get(query);
      return { accepted: 1 };
    },
  };
}

function rowOf(deviceId: string, event: AnalyticsEvent, now: number): typeof analyticsEvent.$inferInsert {
  const { name, remote, route, properties } = cleanEvent(event);
  return { id: randomUUID(), at: new Date(now), name, remote, route, device: deviceDigest(deviceId), properties };
}

/** Pages must not put personal data into events; this filter removes what slips in. */
function cleanEvent(event: AnalyticsEvent): AnalyticsEvent {
  const properties = Object.entries(event.properties).map(([name, value]) => [
    name,
    typeof value === 'string' ? scrub(value) : value,
  ]);
  return { ...event, properties: Object.fromEntries(properties) };
}
