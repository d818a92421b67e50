import type { BucketCounts } from '@aangan/shared-kit/contracts/experiments';
import { STAFF_TOKEN_HEADER } from '@aangan/shared-kit/contracts/monitoring';
import type { Experiment } from '@aangan/shared-kit/domain/experiment';
import { bucketOfDevice } from '@aangan/shared-kit/domain/experiment-bucket';
import { TEST_DAILY_AUTH_SECRET, TEST_NOW, TEST_STAFF_TOKEN } from '../../../testing/test-data.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { dailyAuthKey } from './daily-auth-key.ts';
import { experimentConversion, experimentExposure, experimentForcedBucket } from './experiments.tables.ts';

const KEY = 'vip_plan_page_experiment_v5';
/** Like those of a remote; `plan_chosen` is a goal besides a lead. */
const DECLARED: Experiment = { buckets: { a: 1, b: 1, c: 1 }, goals: ['lead_Created', 'plan_chosen'] };
const SHELL = { [STAFF_TOKEN_HEADER]: TEST_STAFF_TOKEN };
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
    await register();
  });
  afterAll(() => server.close());

  const register = (facts: Partial<Experiment> = {}, headers: Record<string, string> = SHELL) =>
    server.send('PUT', '/api/v1/experiments', { headers, body: { experiments: { [KEY]: { ...DECLARED, ...facts } } } });
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
      expect(await result(device)).toBe(bucketOfDevice(device, KEY, DECLARED.buckets));
    }
  });

  it('keep the bucket of a device, also when the split changes', async () => {
    const before = await result('device-1');
    const only = before === 'a' ? 'b' : 'a';
    await register({ buckets: { a: 0, b: 0, c: 0, [only]: 1 } });
    expect(await result('device-1')).toBe(before);
    expect(await result('device-9')).toBe(only);
  });

  it('are registered by the servers of the shell alone, as data', async () => {
    expect((await register({}, {})).status).toBe(401);
    expect((await register({}, { [STAFF_TOKEN_HEADER]: 'a guess' })).status).toBe(401);
    const fresh = '/swagger/v1/participate/result?deviceId=device-1&experiment=of_today';
    expect((await server.get(fresh)).status).toBe(404);
    const body = { experiments: { of_today: { buckets: { a: 0, b: 1 } } } };
    expect(await server.send('PUT', '/api/v1/experiments', { headers: SHELL, body })).toMatchObject({
      status: 200,
      json: { registered: 1 },
    });
    expect(await server.answer(fresh)).toEqual({ data: { result: 'b' } });
  });

  it.each([
    ['without bucket a', { b: 1 }],
    ['without any weight', { a: 0, b: 0 }],
  ])('are not registered %s', async (_why, buckets) => {
    expect((await register({ buckets })).status).toBe(400);
  });

  it.each([
    ['before its first day', { from: '2099-01-01' }],
    ['after its last day', { to: '2000-12-31' }],
  ])('show the default and count nothing %s', async (_when, days) => {
    const device = ['device-1', 'device-2', 'device-3'].find((id) => bucketOfDevice(id, KEY, DECLARED.buckets) !== 'a');
    await register(days);
    expect(await result(device ?? '')).toBe('a');
    expect(await counts()).toEqual([]);
    await register();
    expect(await result(device ?? '')).not.toBe('a');
    await register(days);
    expect(await convert(device ?? '')).toEqual({ data: { counted: false } });
  });

  it('count only the goals that they declare', async () => {
    const { goals: _goals, ...plain } = DECLARED;
    await server.send('PUT', '/api/v1/experiments', { headers: SHELL, body: { experiments: { [KEY]: plain } } });
    await result('device-1');
    expect(await convert('device-1', 'plan_chosen')).toEqual({ data: { counted: false } });
    expect(await convert('device-1')).toEqual({ data: { counted: true } });
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
