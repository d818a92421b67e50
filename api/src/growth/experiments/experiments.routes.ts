import type { experimentCalls } from '@aangan/shared-kit/contracts/experiments';
import { bucketOfDevice } from '@aangan/shared-kit/domain/experiment-bucket';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../foundation/database/public.ts';
import { type ApiSettings, badInput, CallError, type CallHandlers, notFound } from '../../foundation/server/public.ts';
import { isDailyAuthKey } from './daily-auth-key.ts';
import {
  countsOf,
  forceBucket,
  noteConversion,
  noteExposure,
  type Participant,
  type Participation,
  participationOf,
} from './experiments.queries.ts';

/** Joining experiments; forcing buckets and reading results needs the daily key. */
export function experimentHandlers(
  database: Database,
  { now, dailyAuthSecret }: Pick<ApiSettings, 'now' | 'dailyAuthSecret'>,
): CallHandlers<typeof experimentCalls> {
  async function known(participant: Participant): Promise<Participation> {
    const participation = await participationOf(database, participant);
    if (!participation) throw notFound('There is no such experiment.');
    return participation;
  }

  function requireDailyKey(request: FastifyRequest): void {
    const given = request.headers['auth-key'];
    if (dailyAuthSecret === undefined || !isDailyAuthKey(given, dailyAuthSecret, now())) {
      throw new CallError(401, 'This needs the auth-key of the day.');
    }
  }

  return {
    async 'GET /swagger/v1/participate/result'({ query: { deviceId, experiment } }) {
      const { buckets, forced, exposed } = await known({ experiment, deviceId });
      const bucket = forced ?? exposed ?? bucketOfDevice(deviceId, experiment, buckets);
      if (forced === null && exposed === null) {
        await noteExposure(database, { experiment, deviceId, bucket, at: now() });
      }
      return { data: { result: bucket } };
    },

    async 'GET /swagger/v1/participate/convert'({ query: { deviceId, experiment, goal } }) {
      await known({ experiment, deviceId });
      return { data: { counted: await noteConversion(database, { experiment, deviceId, goal, at: now() }) } };
    },

    async 'POST /swagger/v1/experiment/bucket/assign'({ query }, request) {
      requireDailyKey(request);
      const { device_id: deviceId, experiment_name: experiment, bucket } = query;
      const { buckets } = await known({ experiment, deviceId });
      if (!Object.hasOwn(buckets, bucket)) {
        throw badInput('query.bucket', `must be one of ${Object.keys(buckets).join(', ')}`);
      }
      await forceBucket(database, { experiment, deviceId, bucket });
      return { data: { result: bucket } };
    },

    async 'GET /swagger/v1/experiment/counts'({ query: { experiment_name: experiment } }, request) {
      requireDailyKey(request);
      await known({ experiment, deviceId: '' });
      return { data: await countsOf(database, experiment) };
    },
  };
}
