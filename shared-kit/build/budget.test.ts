import { budgetProblems, pageScriptBytes } from './budget.ts';
import type { Release } from './release.ts';

const file = (gzip: number) => ({ integrity: 'sha384-x', bytes: gzip * 3, gzip });
const page = (js: readonly string[]) => ({
  paths: ['/x'],
  access: 'public' as const,
  personal: false,
  scripts: [],
  withoutScripts: [],
  params: {},
  js,
  css: ['page.css'],
  later: [],
  experiments: [],
  sitemap: [],
  slots: {},
});

const withBudgets = (budgets: Release['budgets']): Release => ({ ...release, budgets });

const release: Release = {
  schema: 1,
  name: 'mfe-test',
  version: '1',
  contract: '^1',
  libraries: {},
  testedWith: {},
  builtAt: '2026-11-16T04:30:00.000Z',
  browserEntry: 'entry.js',
  serverEntry: 'entry.cjs',
  pages: { home: page(['home.js', 'shared.js']), plain: page([]) },
  fills: {},
  hybrid: {},
  apiPrefixes: [],
  sharesPaths: {},
  navigation: [],
  experiments: {},
  calls: {},
  budgets: {},
  files: {
    'entry.js': file(100),
    'home.js': file(40),
    'shared.js': file(7),
    'page.css': file(5000),
    'entry.cjs': file(9000),
    'lazy.js': file(3000),
  },
};

describe('script budgets', () => {
  it('count the entry and the chunks that the page needs, and nothing else', () => {
    expect(pageScriptBytes(release, 'home')).toBe(147);
    expect(pageScriptBytes(release, 'plain')).toBe(100);
  });

  it('hold up to the last byte', () => {
    expect(budgetProblems(withBudgets({ home: 147, plain: 100 }))).toEqual([]);
    expect(budgetProblems(withBudgets({ home: 146, plain: 100 }))).toEqual([
      'mfe-test: the page "home" ships 147 bytes of script, its budget is 146',
    ]);
  });

  it('report a page that does not exist', () => {
    expect(budgetProblems(withBudgets({ hme: 999_999 }))).toEqual([
      'mfe-test: there is a budget for the page "hme", but no such page',
    ]);
  });

  it('apply to every entry, whatever its pages may have', () => {
    const withEntry = (gzip: number) => ({ ...release, files: { ...release.files, 'entry.js': file(gzip) } });
    expect(budgetProblems(withEntry(9500))).toEqual([]);
    expect(budgetProblems(withEntry(9501))).toEqual([
      'mfe-test: its entry ships 9501 bytes of script, the budget of every entry is 9500',
    ]);
  });

  it('hold for fills too, which must have one', () => {
    const fill = { slot: 'home/continue', slotVersion: 1, order: 10, js: ['lazy.js'], css: [], later: [] };
    const filling = (budgets: Release['budgets']) => ({ ...release, fills: { strip: fill }, budgets });
    expect(budgetProblems(filling({ strip: 3100 }))).toEqual([]);
    expect(budgetProblems(filling({ strip: 3099 }))).toEqual([
      'mfe-test: the fill "strip" ships 3100 bytes of script, its budget is 3099',
    ]);
    expect(budgetProblems(filling({}))).toEqual(['mfe-test: the fill "strip" has no budget']);
  });

  it('are optional for pages', () => {
    expect(budgetProblems(release)).toEqual([]);
  });
});
