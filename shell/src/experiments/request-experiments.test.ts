import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { EXPERIMENT_COOKIE } from './experiment-cookie.ts';
import { requestExperiments } from './request-experiments.ts';

const KEY = 'vip_plan_page_experiment_v5';
const PAGE = { experiments: [KEY], declared: { [KEY]: { buckets: { a: 1, b: 1, c: 1 } } } };

function visitor({ cookie, userAgent = 'Mozilla/5.0' }: { cookie?: string; userAgent?: string } = {}) {
  const platform = fakePlatform({ answers: { 'GET /swagger/v1/participate/result': { data: { result: 'b' } } } });
  const experiments = requestExperiments({ cookie, deviceId: 'device-1', userAgent, now: Date.UTC(2026, 10, 16) });
  const decide = () =>
    experiments.decide(PAGE, {
      http: platform.http,
      userId: '',
      report: (error) => platform.errors.report(error, { remote: 'shell' }),
    });
  return { platform, experiments, decide };
}

describe('the experiments of a request', () => {
  it('are known once they are decided, and are saved beside the others', async () => {
    const { experiments, decide } = visitor({ cookie: `${EXPERIMENT_COOKIE}=other-a` });
    expect(() => experiments.bucketOf(KEY)).toThrow('does not name the experiment');
    await decide();
    expect(experiments.wereRead()).toBe(false);
    expect(experiments.bucketOf(KEY)).toBe('b');
    expect(experiments.wereRead()).toBe(true);
    expect(experiments.decided()).toEqual({ [KEY]: 'b' });
    expect(experiments.cookieValue()).toBe(`other-a.${KEY}-b`);
  });

  it('follow the cookie, and then set none', async () => {
    const { platform, experiments, decide } = visitor({ cookie: `x=y; ${EXPERIMENT_COOKIE}=${KEY}-c` });
    await decide();
    expect(experiments.bucketOf(KEY)).toBe('c');
    expect(experiments.cookieValue()).toBeUndefined();
    expect(platform.calls).toEqual([]);
  });

  it.each([`${KEY}-z`, `${KEY}-<b>`, KEY, '-', '%%%', '__proto__-a'])('ignore the cookie %s', async (value) => {
    const { experiments, decide } = visitor({ cookie: `${EXPERIMENT_COOKIE}=${value}` });
    await decide();
    expect(experiments.bucketOf(KEY)).toBe('b');
  });

  it('show search engines the default, and do not count them', async () => {
    const { platform, experiments, decide } = visitor({
      userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    });
    await decide();
    expect(experiments.bucketOf(KEY)).toBe('a');
    expect(platform.calls).toEqual([]);
    expect(experiments.cookieValue()).toBeUndefined();
  });
});
