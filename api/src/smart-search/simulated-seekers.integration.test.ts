import { simulateSeekers } from '../../testing/simulated-seekers.ts';
import { seekerSite } from '../../testing/smart-search-visitor.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;

describe('seekers who decide by wishes that they do not state', () => {
  it('are shown a home that fits after at most 8 in the median, and sooner than by the newest first', async () => {
    const results = await simulateSeekers(seekerSite(server), 30, 'seekers of a test');
    expect(results).toHaveLength(30);
    const smart = median(results.map((result) => result.smart));
    const newest = median(results.map((result) => result.newest));
    expect(smart).toBeLessThanOrEqual(8);
    expect(smart).toBeLessThan(newest);
    const sum = (of: 'smart' | 'newest') => results.reduce((all, result) => all + result[of], 0);
    expect(sum('smart')).toBeLessThan(sum('newest') * 0.7);
  });
});
