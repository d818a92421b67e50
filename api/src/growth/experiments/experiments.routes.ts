import type { experimentCalls } from '@aangan/shared-kit/contracts/experiments';
import { isRunning, LEAD_GOAL } from '@aangan/shared-kit/domain/experiment';
import { bucketOfDevice, CONTROL_BUCKET } from '@aangan/shared-kit/domain/experiment-bucket';
import type { FastifyRequest } from 'fastify';
import { type ApiSettings, badInput, type CallHandlers, callError } from '../../foundation/server/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { staffOnly } from '../../people/staff/public.ts';
import { isDailyAuthKey } from './daily-auth-key.ts';
import {
  countsOf,
  forceBucket,
  noteConversion,
  noteExposure,
  type Participant,
  type Participation,
  participationOf,
  registerExperiments,
} from './experiments.queries.ts';

/** Registering and joining experiments; forcing buckets and reading results needs the daily key. */
export function experimentHandlers({
  database,
  sessions,
  now,
  dailyAuthSecret,
  staffToken = '',
}: CallDeps & Pick<ApiSettings, 'dailyAuthSecret' | 'staffToken'>): CallHandlers<typeof experimentCalls> {
  const assertStaff = staffOnly(staffToken, sessions);

  async function known(participant: Participant): Promise<Participation> {
    const participation = await participationOf(database, participant);
    if (!participation) throw callError('no-experiment');
    return participation;
  }

  function requireDailyKey(request: FastifyRequest): void {
    const given = request.headers['auth-key'];
    if (dailyAuthSecret === undefined || !isDailyAuthKey(given, dailyAuthSecret, now())) {
      throw callError('auth-key-needed');
    }
  }

  return {
    async 'PUT /api/v1/experiments'({ body: { experiments } }, request) {
      await assertStaff(request);
      await registerExperiments(database, experiments);
      return { registered: Object.keys(experiments).length };
    },

    async 'GET /swagger/v1/participate/result'({ query: { deviceId, experiment } }) {
      const { declared, forced, exposed } = await known({ experiment, deviceId });
      if (forced === null && !isRunning(declared, now())) return { data: { result: CONTROL_BUCKET } };
      const bucket = forced ?? exposed ?? bucketOfDevice(deviceId, experiment, declared.buckets);
      if (forced === null && exposed === null) {
        await noteExposure(database, { experiment, deviceId, bucket, at: now() });
      }
      return { data: { result: bucket } };
    },

    async 'GET /swagger/v1/participate/convert'({ query: { deviceId, experiment, goal } }) {
      const { declared } = await known({ experiment, deviceId });
      const counts = isRunning(declared, now()) && (declared.goals ?? [LEAD_GOAL]).includes(goal);
      const counted = counts && (await noteConversion(database, { experiment, deviceId, goal, at: now() }));
      return { data: { counted } };
    },

    async 'POST /swagger/v1/experiment/bucket/assign'({ query }, request) {
      requireDailyKey(request);
      const { device_id: deviceId, experiment_name: experiment, bucket } = query;
      const { buckets } = (await known({ experiment, deviceId })).declared;
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
