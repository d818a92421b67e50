import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { listingReport } from './listing-reports.tables.ts';

export interface GoneReports {
  readonly listingId: string;
  /** People who say so. */
  readonly people: number;
  /** Their weights together. */
  readonly weight: number;
  /** The last of them. */
  readonly lastAt: Date;
}

/** Listings that people have reported as gone since a moment and nobody has answered for. */
export async function reportedGone(database: Pick<Database, 'select'>, since: Date): Promise<GoneReports[]> {
  return database
    .select({
      listingId: listingReport.listingId,
      people: sql<number>`count(*)::int`,
      weight: sql<number>`sum(${listingReport.weight})::float8`,
      lastAt: sql<Date>`max(${listingReport.createdAt})`.mapWith(listingReport.createdAt),
    })
    .from(listingReport)
    .where(
      and(eq(listingReport.reason, 'ALREADY_GONE'), isNull(listingReport.outcome), gte(listingReport.createdAt, since)),
    )
    .groupBy(listingReport.listingId);
}
