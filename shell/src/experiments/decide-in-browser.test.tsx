import type { Http } from '@aangan/shared-kit/platform/http';
import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { decideInBrowser } from './decide-in-browser.ts';

const KEY = 'vip_plan_page_experiment_v5';
const PAGE = { experiments: [KEY], declared: { [KEY]: { buckets: { a: 1, b: 1, c: 1 } } } };

async function decide(http: Http) {
  const errors: unknown[] = [];
  const report = (error: unknown) => void errors.push(error);
  const buckets = await decideInBrowser(PAGE, { deviceId: 'device-1', userId: '', cookieDomain: '', http, report });
  return { buckets, errors };
}

describe('the buckets of the next page', () => {
  it('are decided by the rule when the answer is late, without a report', async () => {
    jest.useFakeTimers();
    try {
      const silent: Http = {
        request: (_call, _input, options) =>
          new Promise((_resolve, reject) => {
            options?.signal?.addEventListener('abort', () => reject(options.signal?.reason));
          }),
      };
      const decided = decide(silent);
      await jest.advanceTimersByTimeAsync(1000);
      const { buckets, errors } = await decided;
      expect(buckets[KEY]).toMatch(/^[abc]$/);
      expect(errors).toEqual([]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('are decided by the rule when the call fails, with a report', async () => {
    const { buckets, errors } = await decide(fakePlatform().http);
    expect(buckets[KEY]).toMatch(/^[abc]$/);
    expect(errors).toHaveLength(1);
  });
});
