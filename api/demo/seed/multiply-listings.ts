import type pg from 'pg';
import { COPY_COLUMNS } from './copy-row.ts';
import { withoutIndexes } from './without-indexes.ts';

/** What differs in copy `n` of a listing `l`: its id, its price by up to a fifth, its age, and 30 m to the north. */
const CHANGED: Readonly<Record<string, string>> = {
  id: 'md5(l.id || n)',
  price: 'greatest(1, (l.price * (0.8 + (hashtext(l.id || n) & 1023) / 2560.0))::int)',
  latitude: 'l.latitude + n * 0.00027',
  position: 'point(l.position[0], l.position[1] + n * 0.03)',
  posted_at: "l.posted_at - n * interval '37 minutes'",
  confirmed_at: "l.confirmed_at - n * interval '11 minutes'",
};

/**
 * Copies every listing some times, in one statement, for benchmarks of large tables. Copies have neither an owner nor
 * details of their own. An interrupted run changes nothing.
 */
export async function multiplyListings(client: pg.Client, copies: number): Promise<void> {
  const columns = COPY_COLUMNS.split(', ');
  await client.query('begin');
  try {
    await withoutIndexes(client, () =>
      client.query(
        `insert into listing (${COPY_COLUMNS})
         select ${columns.map((name) => CHANGED[name] ?? `l.${name}`).join(', ')}
         from listing l, generate_series(1, $1::int) n`,
        [copies],
      ),
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
