import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { DEMO_MODULES } from '../demo/modules.ts';
import { salesOf, tableNames } from './foundation/module/public.ts';
import { MODULES } from './modules.ts';

const API = join(import.meta.dirname, '..');
const CONTRACTS = join(API, '../shared-kit/contracts');

const files = (pattern: string, folder = API) => globSync(pattern, { cwd: folder }).sort();

describe('the list of modules', () => {
  it('names every module.ts, by the folder that it is in', () => {
    const folders = files('src/**/module.ts').map((file) => file.slice('src/'.length, -'/module.ts'.length));
    expect(MODULES.map(({ name }) => name).sort()).toEqual(folders.sort());
  });

  it('declares every table that a *.tables.ts exports', async () => {
    const exported = await Promise.all(
      files('{src,demo}/**/*.tables.ts').map(async (file) => Object.values(await import(join(API, file)))),
    );
    const tables = exported.flat().flatMap((item) => (is(item, PgTable) ? [getTableName(item)] : []));
    expect(tableNames([...MODULES, ...DEMO_MODULES]).sort()).toEqual(tables.sort());
  });

  it('answers every call that has a contract, once', async () => {
    const contracts = await Promise.all(
      files('*.ts', CONTRACTS).map(async (file) => Object.entries(await import(join(CONTRACTS, file)))),
    );
    const calls = contracts
      .flat()
      .flatMap(([name, value]) => (name.endsWith('Calls') ? Object.keys(value as object) : []));
    expect(MODULES.flatMap((module) => Object.keys(module.calls)).sort()).toEqual(calls.sort());
  });

  it('serves every topic that has a contract, once, and has it in the union that browsers see', async () => {
    const union = readFileSync(join(CONTRACTS, 'all-topics.ts'), 'utf8');
    const contracts = await Promise.all(
      files('*.ts', CONTRACTS).map(async (file) => Object.entries(await import(join(CONTRACTS, file)))),
    );
    const lists = contracts.flat().filter(([name]) => name.endsWith('Topics'));
    const topics = lists.flatMap(([, value]) => Object.keys(value as object));
    expect(MODULES.flatMap((module) => Object.keys(module.topics)).sort()).toEqual(topics.sort());
    expect(lists.filter(([name]) => !union.includes(`typeof ${name}`))).toEqual([]);
  });

  it('has its contracts in the union of calls that browsers see', () => {
    const union = readFileSync(join(CONTRACTS, 'all-calls.ts'), 'utf8');
    const withCalls = files('*.ts', CONTRACTS).filter((file) =>
      /export const \w+Calls\b/.test(readFileSync(join(CONTRACTS, file), 'utf8')),
    );
    expect(withCalls.filter((file) => !union.includes(`./${basename(file)}`))).toEqual([]);
  });

  it('sells under unique purposes, with a tax code that stands on invoices, and says what each change does', () => {
    const sales = [...salesOf(MODULES)].map(([purpose, sale]) => ({ purpose, sale }));
    const forgotten = sales.flatMap(({ purpose, sale: { tax, paid, failed, expired, refunded } }) => [
      ...(tax === 'untaxed' || /^\d{4,8}$/.test(tax.code) ? [] : [`${purpose}: tax`]),
      ...Object.entries({ paid, failed, expired, refunded }).flatMap(([name, effect]) =>
        typeof effect === 'function' ? [] : [`${purpose}: ${name}`],
      ),
    ]);
    expect(forgotten).toEqual([]);
    const again = {
      name: 'again',
      payments: Object.fromEntries(sales.slice(0, 1).map((each) => [each.purpose, each.sale])),
    };
    expect(() => salesOf([...MODULES, again])).toThrow(/^again sells wallet-topup/);
  });

  it('sells everything that code makes orders for', () => {
    const sales = salesOf(MODULES);
    const ordered = files('src/**/*.sale.ts').map((file) => {
      const text = readFileSync(join(API, file), 'utf8');
      return { file, purpose: /^export const [A-Z_]+ = '([a-z-]+)';$/m.exec(text)?.[1] };
    });
    expect(ordered.filter(({ purpose }) => purpose === undefined || !sales.has(purpose))).toEqual([]);
    expect(ordered).toHaveLength(sales.size);
  });

  it('has staff queues whose calls it answers', () => {
    const queues = MODULES.flatMap(({ calls, staffQueues = [] }) => staffQueues.map((queue) => ({ ...queue, calls })));
    expect(queues.filter(({ list, calls }) => !(list in calls))).toEqual([]);
  });
});
