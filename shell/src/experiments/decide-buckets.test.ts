import { bucketOfDevice, EXPERIMENTS } from '@aangan/shared-kit/domain/experiment-bucket';
import type { Http } from '@aangan/shared-kit/platform/http';
import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { decideBuckets } from './decide-buckets.ts';

const KEY = 'vip_plan_page_experiment_v5';

function deciding(http: Http, remembered: Record<string, string> = {}) {
  const errors: unknown[] = [];
  const parts = {
    remembered,
    deviceId: 'device-1',
    http,
    deadline: 300,
    report: (error: unknown) => errors.push(error),
  };
  return { parts, errors };
}
const answering = (result: string) =>
  fakePlatform({ answers: { 'GET /swagger/v1/participate/result': { data: { result } } } });

describe('deciding the buckets of a page', () => {
  it('asks the API for the device, and remembers what it says', async () => {
    const platform = answering('c');
    const { parts } = deciding(platform.http);
    expect(await decideBuckets([KEY], parts)).toEqual({ buckets: { [KEY]: 'c' }, answered: { [KEY]: 'c' } });
    expect(platform.calls).toEqual([
      { call: 'GET /swagger/v1/participate/result', input: { query: { deviceId: 'device-1', experiment: KEY } } },
    ]);
  });

  it('asks for nothing that is remembered', async () => {
    const platform = answering('c');
    const { parts } = deciding(platform.http, { [KEY]: 'b' });
    expect(await decideBuckets([KEY], parts)).toEqual({ buckets: { [KEY]: 'b' }, answered: {} });
    expect(platform.calls).toEqual([]);
  });

  it('follows the rule of the API where it cannot be reached, for this once, and says so', async () => {
    const { parts, errors } = deciding(fakePlatform().http);
    const bucket = bucketOfDevice('device-1', KEY, EXPERIMENTS[KEY] ?? {});
    expect(await decideBuckets([KEY], parts)).toEqual({ buckets: { [KEY]: bucket }, answered: {} });
    expect(errors).toHaveLength(1);
  });

  it('shows what is shown without it where an experiment is not known', async () => {
    const { parts } = deciding(fakePlatform().http);
    expect((await decideBuckets(['of_tomorrow'], parts)).buckets).toEqual({ of_tomorrow: 'a' });
  });

  it('waits no longer than the deadline, and then lets the call go', async () => {
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
      // An abort, as which the circuit breaker does not count it.
      expect(errors).toMatchObject([{ name: 'AbortError' }]);
    } finally {
      jest.useRealTimers();
    }
  });
});
