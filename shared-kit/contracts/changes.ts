import { z } from 'zod';
import type { ListingCategory } from '../domain/listing-category.ts';

/**
 * The API's stream of changes (server-sent events), for servers that share what they have made of its answers. It is not
 * below `/api`, so visitors do not reach it.
 */
export const CHANGES_PATH = '/changes';

/** Header of an answer: tags of what it was made of. Caches in front of sites call it so. */
export const CACHE_TAG = 'cache-tag';

/** The tag of the listings of one category in one city: `listings-pune-RENT`. */
export function listingsTag({ city, category }: { readonly city: string; readonly category: ListingCategory }): string {
  return `listings-${city}-${category}`;
}

/** The data of one event. */
export const change = z.object({
  /** What has changed; absent where anything may have. */
  tag: z.string().optional(),
  /** Position of the database's log that has the change, in digits; absent where it could not be asked for. */
  position: z
    .string()
    .regex(/^\d{1,20}$/)
    .optional(),
});

export type Change = z.output<typeof change>;
