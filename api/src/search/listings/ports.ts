import type { Database } from '../../foundation/database/public.ts';
import { definePort } from '../../foundation/module/public.ts';

/** Whether a listing carries the badge "verified" at `now`, epoch ms. Provided by verification. */
export const VERIFIED =
  definePort<(database: Database, listingId: string, now: number) => Promise<boolean>>('verified listing');

/** Ids of the homes that a person has visited or will visit. Provided by visits. */
export const VISITED_HOMES =
  definePort<(database: Database, accountId: string) => Promise<ReadonlySet<string>>>('visited homes');
