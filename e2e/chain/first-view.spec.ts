import { expect, test } from '../support/test.ts';
import { firstView, gzipBytes } from './first-view.ts';
import { measuredPath } from './measured-path.ts';

/** Most gzip bytes of JavaScript in a first visit. */
const SCRIPT_BUDGETS = {
  home: { path: '/', bytes: 155_000 },
  results: { path: '/flats-for-rent-in-bangalore', bytes: 155_000 },
  detail: { path: '{listing}', bytes: 150_000 },
  projects: { path: '/new-projects-in-pune', bytes: 155_000 },
  project: { path: '{project}', bytes: 155_000 },
  comparison: { path: '{comparison}', bytes: 155_000 },
  builder: { path: '{builder}', bytes: 155_000 },
} as const;

for (const [name, { path, bytes }] of Object.entries(SCRIPT_BUDGETS)) {
  test(`${name}: the document references its whole first view, at most ${bytes} bytes of script`, async ({
    page,
    request,
  }) => {
    const requests = await firstView(page, await measuredPath(path, request));
    const tooDeep = requests.filter(({ depth, beforeHydrated }) => beforeHydrated && depth > 2);
    expect.soft(tooDeep.map((late) => `${late.depth}: ${late.url}`)).toEqual([]);

    const scripts = requests.filter(({ type }) => type === 'Script');
    const sizes = await Promise.all(scripts.map(async ({ url }) => ({ url, bytes: await gzipBytes(url) })));
    const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
    test.info().annotations.push({ type: 'script bytes', description: String(total) });
    expect(scripts.length).toBeGreaterThan(2);
    expect(total, sizes.map(({ url, bytes }) => `${bytes} ${url}`).join('\n')).toBeLessThanOrEqual(bytes);
  });
}
