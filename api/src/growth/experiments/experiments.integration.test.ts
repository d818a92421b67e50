import type { BucketCounts } from '@aangan/shared-kit/contracts/experiments';
import { bucketOfDevice, EXPERIMENTS } from '@aangan/shared-kit/domain/experiment-bucket';
import { eq } from 'drizzle-orm';
import { TEST_DAILY_AUTH_SECRET, TEST_NOW } from '../../../testing/test-data.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { dailyAuthKey } from './daily-auth-key.ts';
import { experiment, experimentConversion, experimentExposure, experimentForcedBucket } from './experiments.tables.ts';

const KEY = 'vip_plan_page_experiment_v5';
const AUTH = { 'auth-key': dailyAuthKey(TEST_DAILY_AUTH_SECRET, TEST_NOW) };

describe('experiments', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  beforeEach(async () => {
    await server.database.delete(experimentConversion);
    await server.database.delete(experimentExposure);
    await server.database.delete(experimentForcedBucket);
  });
  afterAll(() => server.close());

  const result = async (deviceId: string) =>
    (
      await server.answer<{ data: { result: string } }>(
        `/swagger/v1/participate/result?deviceId=${deviceId}&experiment=${KEY}&userId=user-1`,
      )
    ).data.result;
  const convert = (deviceId: string, goal = '') =>
    server.answer(`/swagger/v1/participate/convert?deviceId=${deviceId}&experiment=${KEY}${goal && `&goal=${goal}`}`);
  const assign = (deviceId: string, bucket: string, headers: Record<string, string> = AUTH, name = KEY) =>
    server.post(
      `/swagger/v1/experiment/bucket/assign?device_id=${deviceId}&experiment_name=${name}&bucket=${bucket}`,
      headers,
    );
  const counts = async () => {
    const { json } = await server.get(`/swagger/v1/experiment/counts?experiment_name=${KEY}`, AUTH);
    return (json as { data: BucketCounts[] }).data;
  };

  it('assign a device by the rule that all instances share', async () => {
    for (const device of ['device-1', 'device-2', 'device-3', 'device-4']) {
      expect(await result(device)).toBe(bucketOfDevice(device, KEY, EXPERIMENTS[KEY] ?? {}));
    }
  });

  it('keep the bucket of a device, also when the split changes', async () => {
    const before = await result('device-1');
    const only = before === 'a' ? 'b' : 'a';
    await server.database
      .update(experiment)
      .set({ buckets: { [only]: 1 } })
      .where(eq(experiment.key, KEY));
    try {
      expect(await result('device-1')).toBe(before);
      expect(await result('device-9')).toBe(only);
    } finally {
      await server.database
        .update(experiment)
        .set({ buckets: { a: 1, b: 1, c: 1 } })
        .where(eq(experiment.key, KEY));
    }
  });

  it('count one exposure per device under concurrency', async () => {
    await Promise.all(Array.from({ length: 8 }, () => result('device-1')));
    expect((await counts()).map(({ exposures }) => exposures)).toEqual([1]);
  });

  it('count a goal once for an exposed device, and not for others', async () => {
    const bucket = await result('device-1');
    expect(await convert('device-1')).toEqual({ data: { counted: true } });
    expect(await convert('device-1')).toEqual({ data: { counted: false } });
    expect(await convert('device-1', 'plan_chosen')).toEqual({ data: { counted: true } });
    expect(await convert('device-2')).toEqual({ data: { counted: false } });
    expect(await counts()).toEqual([{ bucket, exposures: 1, conversions: { lead_Created: 1, plan_chosen: 1 } }]);
  });

  it('show a device its forced bucket, and exclude it from the counts', async () => {
    await result('device-1');
    await convert('device-1');
    for (const bucket of ['a', 'b', 'c']) {
      expect(await assign('device-1', bucket)).toMatchObject({ status: 200, json: { data: { result: bucket } } });
      expect(await result('device-1')).toBe(bucket);
    }
    expect(await convert('device-1')).toEqual({ data: { counted: false } });
    expect(await counts()).toEqual([]);
  });

  it.each<[string, Record<string, string>]>([
    ['no key', {}],
    ['a wrong key', { 'auth-key': 'wrong' }],
    ['the key of the day before', { 'auth-key': dailyAuthKey(TEST_DAILY_AUTH_SECRET, TEST_NOW - 86_400_000) }],
  ])('reject forcing a bucket and reading results with %s', async (_name, headers) => {
    expect((await assign('device-1', 'b', headers)).status).toBe(401);
    expect((await server.get(`/swagger/v1/experiment/counts?experiment_name=${KEY}`, headers)).status).toBe(401);
  });

  it('answer 404 for an unknown experiment, and 400 for an unknown bucket', async () => {
    const unknown = '/swagger/v1/participate/result?deviceId=device-1&experiment=no_such';
    expect((await server.get(unknown)).status).toBe(404);
    expect((await server.get(unknown.replace('result', 'convert'))).status).toBe(404);
    expect((await assign('device-1', 'b', AUTH, 'no_such')).status).toBe(404);
    const refused = await assign('device-1', 'z');
    expect(refused).toMatchObject({ status: 400, json: { issues: [{ field: 'query.bucket' }] } });
  });

  it.each(['deviceId=x', "deviceId=device-1';--", 'deviceId=', 'other=1'])('reject %s', async (query) => {
    expect((await server.get(`/swagger/v1/participate/result?experiment=${KEY}&${query}`)).status).toBe(400);
  });

  it('are not cached', async () => {
    const { headers } = await server.get(`/swagger/v1/participate/result?deviceId=device-1&experiment=${KEY}`);
    expect(headers['cache-control']).toBe('no-store');
  });
});
