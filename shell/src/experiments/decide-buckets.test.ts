import { bucketOfDevice } from '@aangan/shared-kit/domain/experiment-bucket';
import type { Http } from '@aangan/shared-kit/platform/http';
import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { decideBuckets, type ExperimentPage } from './decide-buckets.ts';

const KEY = 'vip_plan_page_experiment_v5';
const BUCKETS = { a: 1, b: 1, c: 1 };
const PAGE: ExperimentPage = { experiments: [KEY], declared: { [KEY]: { buckets: BUCKETS } } };
/** 2026-11-16 10:00 in India. */
const NOW = Date.UTC(2026, 10, 16, 4, 30);

function deciding(http: Http, saved: Record<string, string> = {}) {
  const errors: unknown[] = [];
  const parts = {
    saved,
    deviceId: 'device-1',
    userId: '',
    http,
    now: NOW,
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
    expect(await decideBuckets(PAGE, parts)).toEqual({ buckets: { [KEY]: 'c' }, answered: { [KEY]: 'c' } });
    expect(platform.calls).toEqual([
      { call: 'GET /swagger/v1/participate/result', input: { query: { deviceId: 'device-1', experiment: KEY } } },
    ]);
  });

  it('names the person who is logged in', async () => {
    const platform = answering('c');
    await decideBuckets(PAGE, { ...deciding(platform.http).parts, userId: 'acc_1' });
    expect(platform.calls).toMatchObject([{ input: { query: { deviceId: 'device-1', userId: 'acc_1' } } }]);
  });

  it('does not ask for a saved bucket', async () => {
    const platform = answering('c');
    const { parts } = deciding(platform.http, { [KEY]: 'b' });
    expect(await decideBuckets(PAGE, parts)).toEqual({ buckets: { [KEY]: 'b' }, answered: {} });
    expect(platform.calls).toEqual([]);
  });

  it('follows the rule of the API when it is unreachable, and saves nothing', async () => {
    const { parts, errors } = deciding(fakePlatform().http);
    const bucket = bucketOfDevice('device-1', KEY, BUCKETS);
    expect(await decideBuckets(PAGE, parts)).toEqual({ buckets: { [KEY]: bucket }, answered: {} });
    expect(errors).toHaveLength(1);
  });

  it('ignores a saved bucket that the experiment does not have', async () => {
    const { parts } = deciding(answering('c').http, { [KEY]: 'z' });
    expect((await decideBuckets(PAGE, parts)).buckets).toEqual({ [KEY]: 'c' });
  });

  it.each([
    ['before its first day', { from: '2026-11-17' }],
    ['after its last day', { to: '2026-11-15' }],
  ])('shows the default of an experiment %s, and saves and asks nothing', async (_when, days) => {
    const platform = answering('c');
    const { parts } = deciding(platform.http, { [KEY]: 'b' });
    const page = { experiments: [KEY], declared: { [KEY]: { buckets: BUCKETS, ...days } } };
    expect(await decideBuckets(page, parts)).toEqual({ buckets: { [KEY]: 'a' }, answered: {} });
    expect(platform.calls).toEqual([]);
  });

  it('of an older release, which declares nothing, come from the API, the cookie or the default', async () => {
    const page = { experiments: ['of_before'] };
    const { parts } = deciding(fakePlatform().http);
    expect((await decideBuckets(page, parts)).buckets).toEqual({ of_before: 'a' });
    expect((await decideBuckets(page, { ...parts, http: answering('q').http })).buckets).toEqual({ of_before: 'q' });
    expect((await decideBuckets(page, { ...parts, saved: { of_before: 'x' } })).buckets).toEqual({ of_before: 'x' });
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
      const decision = decideBuckets(PAGE, parts);
      await jest.advanceTimersByTimeAsync(299);
      expect(signal?.aborted).toBe(false);
      await jest.advanceTimersByTimeAsync(1);
      expect((await decision).answered).toEqual({});
      // An abort, which the circuit breaker does not count.
      expect(errors).toMatchObject([
        { name: 'AbortError', message: expect.stringContaining('did not come in 300 ms') },
      ]);
    } finally {
      jest.useRealTimers();
    }
  });
});
