import { bucketOfDevice, EXPERIMENTS } from '@aangan/shared-kit/domain/experiment-bucket';
import type { Http } from '@aangan/shared-kit/platform/http';
import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { decideBuckets } from './decide-buckets.ts';

const KEY = 'vip_plan_page_experiment_v5';

function deciding(http: Http, saved: Record<string, string> = {}) {
  const errors: unknown[] = [];
  const parts = {
    saved,
    deviceId: 'device-1',
    userId: '',
    http,
    deadline: 300,
    report: (error: unknown) => errors.push(error),
  };
  return { parts, errors };
}
const answering = (result: string) =>
  fakePlatform({ answers: { 'GET /swagger/v1/participate/result': { data: { result } } } });

describe('deciding the buckets of a page', () => {
  it('asks the API for the device, and saves the answer', async () => {
    const platform = answering('c');
    const { parts } = deciding(platform.http);
    expect(await decideBuckets([KEY], parts)).toEqual({ buckets: { [KEY]: 'c' }, answered: { [KEY]: 'c' } });
    expect(platform.calls).toEqual([
      { call: 'GET /swagger/v1/participate/result', input: { query: { deviceId: 'device-1', experiment: KEY } } },
    ]);
  });

  it('names the person who is logged in', async () => {
    const platform = answering('c');
    await decideBuckets([KEY], { ...deciding(platform.http).parts, userId: 'acc_1' });
    expect(platform.calls).toMatchObject([{ input: { query: { deviceId: 'device-1', userId: 'acc_1' } } }]);
  });

  it('does not ask for a saved bucket', async () => {
    const platform = answering('c');
    const { parts } = deciding(platform.http, { [KEY]: 'b' });
    expect(await decideBuckets([KEY], parts)).toEqual({ buckets: { [KEY]: 'b' }, answered: {} });
    expect(platform.calls).toEqual([]);
  });

  it('follows the rule of the API when it is unreachable, and saves nothing', async () => {
    const { parts, errors } = deciding(fakePlatform().http);
    const bucket = bucketOfDevice('device-1', KEY, EXPERIMENTS[KEY] ?? {});
    expect(await decideBuckets([KEY], parts)).toEqual({ buckets: { [KEY]: bucket }, answered: {} });
    expect(errors).toHaveLength(1);
  });

  it('uses the default for an unknown experiment', async () => {
    const { parts } = deciding(fakePlatform().http);
    expect((await decideBuckets(['of_tomorrow'], parts)).buckets).toEqual({ of_tomorrow: 'a' });
  });

  it('aborts the call at the deadline', async () => {
    jest.useFakeTimers();
    try {
      let signal: AbortSignal | undefined;
      const http: Http = {
        request: (_call, _input, options) =>
          new Promise((_resolve, reject) => {
            signal = options?.signal;
            signal?.addEventListener('abort', () => reject(signal?.reason));
          }),
      };
      const { parts, errors } = deciding(http);
      const decision = decideBuckets([KEY], parts);
      await jest.advanceTimersByTimeAsync(299);
      expect(signal?.aborted).toBe(false);
      await jest.advanceTimersByTimeAsync(1);
      expect((await decision).answered).toEqual({});
      // An abort, which the circuit breaker does not count.
      expect(errors).toMatchObject([{ name: 'AbortError' }]);
    } finally {
      jest.useRealTimers();
    }
  });
});
