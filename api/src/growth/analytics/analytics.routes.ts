import { randomUUID } from 'node:crypto';
import type { AnalyticsEvent, analyticsCalls, EventBatch } from '@aangan/shared-kit/contracts/analytics';
import { scrub } from '@aangan/shared-kit/domain/scrub';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../foundation/database/client.ts';
import type { ApiSettings } from '../../foundation/server/api-settings.ts';
import { callLimit } from '../../foundation/server/call-limit.ts';
import type { CallHandlers } from '../../foundation/server/register-calls.ts';
import { deviceDigest } from '../../operations/monitoring/count-report.ts';
import { reportQueue } from '../../operations/monitoring/report-queue.ts';
import { analyticsEvent } from './analytics.tables.ts';
import { outsideForward } from './outside-forward.ts';

/** Batches of events a minute: of one device, and of one address, behind which there may be many. */
const BATCHES_A_MINUTE = { device: 30, address: 1200 } as const;

/**
 * What visitors did. `createEvent` is the product's own count and stays here; `adobe/send` and `bk` are for other
 * companies' measurement and are called only for visitors who allow it.
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
    (error, count) => app.log.warn({ err: error, count }, 'Events of visitors could not be stored'),
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

/** Pages must not put personal data into events; what slips in is taken out. */
function cleanEvent(event: AnalyticsEvent): AnalyticsEvent {
  const properties = Object.entries(event.properties).map(([name, value]) => [
    name,
    typeof value === 'string' ? scrub(value.replaceAll('\0', '')) : value,
  ]);
  return { ...event, properties: Object.fromEntries(properties) };
}
