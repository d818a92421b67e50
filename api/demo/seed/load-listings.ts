import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { COPY_COLUMNS, copyRow } from './copy-row.ts';
import type { SeededListing } from './generate-listings.ts';
import type { Poster } from './lifelike-listing.ts';
import type { Truth } from './listing-truth.ts';
import type { PriceChange } from './price-changes.ts';
import { withoutIndexes } from './without-indexes.ts';

/** Rows per batch and progress report. */
const CHUNK = 2_000;

/**
 * Replaces all listings in one transaction: COPY into the table without indexes, then its keys and indexes. Needs
 * memory for the labels of one listing in five. Returns the listings with a particular account. An interrupted load
 * changes nothing.
 */
export async function loadListings(
  client: pg.Client,
  listings: Iterable<SeededListing>,
  onLoaded: (listings: number) => void,
): Promise<readonly Poster[]> {
  let posters: readonly Poster[] = [];
  await client.query('begin');
  try {
    await client.query('truncate listing, listing_truth, price_change');
    const beside: Beside = { truths: [], posters: [], priceChanges: [] };
    await withoutIndexes(client, async () => {
      const target = client.query(copyFrom(`copy listing (${COPY_COLUMNS}) from stdin`));
      await pipeline(Readable.from(chunks(listings, beside, onLoaded)), target);
      await insertTruths(client, beside.truths);
      await insertPriceChanges(client, beside.priceChanges);
    });
    await client.query('commit');
    posters = beside.posters;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  // The seeding vacuums at its end, after the checks have changed some rows.
  await client.query('analyze');
  return posters;
}

/** Data that is collected beside the rows of `listing`. */
interface Beside {
  readonly truths: Truth[];
  readonly posters: Poster[];
  readonly priceChanges: PriceChange[];
}

function* chunks(
  listings: Iterable<SeededListing>,
  beside: Beside,
  onLoaded: (listings: number) => void,
): Generator<Buffer> {
  let text = '';
  let made = 0;
  for (const { row, truth, poster, priceChanges } of listings) {
    text += copyRow(row);
    if (truth) beside.truths.push(truth);
    if (poster) beside.posters.push(poster);
    beside.priceChanges.push(...priceChanges);
    made += 1;
    if (made % CHUNK === 0) {
      yield Buffer.from(text);
      text = '';
      onLoaded(made);
    }
  }
  if (text) yield Buffer.from(text);
  onLoaded(made);
}

/** One listing in eight has a label: 60 bytes each, so even a million fit in memory. */
async function insertTruths(client: pg.Client, truths: readonly Truth[]): Promise<void> {
  for (let start = 0; start < truths.length; start += 10_000) {
    const part = truths.slice(start, start + 10_000);
    await client.query(
      `insert into listing_truth (listing_id, kind, original_id)
       select * from unnest($1::text[], $2::text[], $3::text[])`,
      [part.map((truth) => truth.listingId), part.map((truth) => truth.kind), part.map((truth) => truth.originalId)],
    );
  }
}

async function insertPriceChanges(client: pg.Client, changes: readonly PriceChange[]): Promise<void> {
  for (let start = 0; start < changes.length; start += 10_000) {
    const part = changes.slice(start, start + 10_000);
    await client.query(
      `insert into price_change (listing_id, at, from_price, to_price)
       select * from unnest($1::text[], $2::timestamptz[], $3::int[], $4::int[])`,
      [
        part.map((change) => change.listingId),
        part.map((change) => change.at),
        part.map((change) => change.fromPrice),
        part.map((change) => change.toPrice),
      ],
    );
  }
}
