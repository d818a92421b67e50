import type { Release, ReleaseFill, ReleasePage } from '@aangan/shared-kit/build/release';

/** A page as `release.json` has it, with a script and a stylesheet of its own. */
export function aReleasePage(page: string, paths: readonly string[]): ReleasePage {
  return {
    paths,
    access: 'public',
    personal: false,
    scripts: [],
    withoutScripts: [],
    params: {},
    js: [`browser/page-${page}.abc.js`],
    css: [`browser/page-${page}.abc.css`],
    later: [],
    experiments: [],
    sitemap: [],
    slots: {},
  };
}

/** A fill as `release.json` has it, with a script and a stylesheet of its own. */
export function aReleaseFill(fill: string, facts: Pick<ReleaseFill, 'slot'> & Partial<ReleaseFill>): ReleaseFill {
  return {
    slotVersion: 1,
    order: 10,
    js: [`browser/fill-${fill}.abc.js`],
    css: [`browser/fill-${fill}.abc.css`],
    later: [],
    ...facts,
  };
}

/** A release with the given paths by page, with default values. */
export function aRelease(
  pages: Readonly<Record<string, readonly string[]>> = { plans: ['/plans'] },
  facts: Partial<Release> = {},
): Release {
  return {
    schema: 1,
    name: 'mfe-test',
    version: '1.0.0-aaaaaaaaaa',
    contract: '^1',
    libraries: {},
    testedWith: {},
    builtAt: '2026-11-16T04:30:00.000Z',
    browserEntry: 'browser/remote-entry.abc.js',
    serverEntry: 'server/remote-entry.cjs',
    pages: Object.fromEntries(Object.entries(pages).map(([page, paths]) => [page, aReleasePage(page, paths)])),
    fills: {},
    hybrid: {},
    apiPrefixes: [],
    sharesPaths: {},
    navigation: [],
    experiments: {},
    calls: {},
    budgets: {},
    files: {},
    ...facts,
  };
}
