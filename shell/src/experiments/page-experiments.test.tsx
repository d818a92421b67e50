import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { EXPERIMENT_COOKIE, savedBuckets } from './experiment-cookie.ts';
import { pageExperiments } from './page-experiments.ts';

const KEY = 'vip_plan_page_experiment_v5';
const PAGE = { experiments: [KEY], declared: { [KEY]: { buckets: { a: 1, b: 1, c: 1 } } } };

function opened(experiments: Record<string, string> = {}) {
  const platform = fakePlatform({ answers: { 'GET /swagger/v1/participate/result': { data: { result: 'b' } } } });
  const state = { experiments, deviceId: 'device-1', cookieDomain: '' };
  return {
    platform,
    page: pageExperiments(state, {
      http: platform.http,
      userId: () => 'acc_1',
      report: platform.errors.report,
    }),
  };
}

describe('the experiments of a document', () => {
  afterEach(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the browser does
    document.cookie = `${EXPERIMENT_COOKIE}=; max-age=0; path=/`;
  });

  it('are those that the server has decided', () => {
    expect(opened({ [KEY]: 'c' }).page.bucketOf(KEY)).toBe('c');
    expect(() => opened().page.bucketOf(KEY)).toThrow('does not name the experiment');
  });

  it('are requested before a later page that needs them, and saved', async () => {
    const { platform, page } = opened({ other: 'a' });
    await page.prepare(PAGE);
    expect(page.bucketOf(KEY)).toBe('b');
    expect(page.bucketOf('other')).toBe('a');
    expect(platform.calls).toMatchObject([{ input: { query: { userId: 'acc_1' } } }]);
    expect(savedBuckets(document.cookie)).toEqual({ [KEY]: 'b' });
    await page.prepare(PAGE);
    expect(platform.calls).toHaveLength(1);
  });

  it('make no call for a page without experiments', async () => {
    const { platform, page } = opened();
    await page.prepare({});
    expect(platform.calls).toEqual([]);
  });
});
