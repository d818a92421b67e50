import { testDatabaseUrl } from '../../../testing/test-database-url.ts';
import { openDatabase } from './public.ts';
import type { SlowQuery } from './watched-client.ts';

describe('a watched database', () => {
  const slow: SlowQuery[] = [];
  const watching = (slowMs: number) =>
    openDatabase(testDatabaseUrl(), { connections: 1, watch: { slowMs, onSlow: (query) => slow.push(query) } });

  beforeEach(() => slow.splice(0));

  it('reports slow queries of the pool and of transactions, without their values', async () => {
    const { database, pool, close } = watching(20);
    await pool.query('select pg_sleep($1)', [0.03]);
    await database.transaction((transaction) => transaction.execute('select pg_sleep(0.03)'));
    await pool.query('select 1');
    await close();
    expect(slow.map(({ query }) => query)).toEqual(['select pg_sleep($1)', 'select pg_sleep(0.03)']);
    expect(slow.every(({ ms }) => ms >= 20)).toBe(true);
  });

  it('passes on the answers and the errors of queries', async () => {
    const { pool, close } = watching(0);
    await expect(pool.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
    await expect(pool.query('select 1 / 0')).rejects.toThrow('division by zero');
    await close();
    expect(slow.map(({ query }) => query)).toEqual(['select 1 as one', 'select 1 / 0']);
  });
});
