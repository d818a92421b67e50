import type { syncCalls } from '@aangan/shared-kit/contracts/sync';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../foundation/database/public.ts';
import { type ApiSettings, type CallHandlers, deviceIdOf, isAndroidApp } from '../../foundation/server/public.ts';
import { numberHash } from './number-hash.ts';
import { noteConsent, type SyncSource, savedNumbers, saveNumbers, withdrawConsent } from './sync.queries.ts';

/**
 * Contact matching of Android apps: only with consent, as keyed hashes, once a day. A request for another person's
 * device is answered as one without consent.
 */
export function syncHandlers(
  database: Database,
  { now, phoneHashKey }: Pick<ApiSettings, 'now' | 'phoneHashKey'>,
): CallHandlers<typeof syncCalls> {
  async function keep(deviceId: string, source: SyncSource, numbers: readonly { phone: string }[]) {
    // Without the key nothing about a number may be stored.
    if (phoneHashKey === undefined) return { status: 'no-consent' as const, kept: 0 };
    const hashes = numbers.flatMap(({ phone }) => numberHash(phone, phoneHashKey) ?? []);
    const status = await saveNumbers(database, { deviceId, source, hashes, at: new Date(now()) });
    return { status, kept: await savedNumbers(database, deviceId) };
  }

  return {
    async 'POST /api/v1/app/check-existing'({ form }, request) {
      if (!isOwn(request, form.trackId)) return { status: 'no-consent', kept: 0 };
      if (form.flag === 'false') {
        await withdrawConsent(database, form.trackId);
        return { status: 'withdrawn', kept: 0 };
      }
      if (!isAndroidApp(request)) return { status: 'no-consent', kept: 0 };
      await noteConsent(database, form.trackId, new Date(now()));
      return keep(form.trackId, 'contacts', form.contacts);
    },

    async 'POST /api/v1/ingestion/pgInfo'({ body }, request) {
      const allowed = isAndroidApp(request) && isOwn(request, body.mbTrackId);
      return allowed ? keep(body.mbTrackId, 'friends', body.data) : { status: 'no-consent', kept: 0 };
    },

    async 'GET /api/api/v1/dev/v2/smartlook/track'() {
      return { data: { recordingEnable: false, events: [] } };
    },
  };
}

function isOwn(request: FastifyRequest, deviceId: string): boolean {
  return deviceIdOf(request) === deviceId;
}
