import { CITY_SLUGS } from '@aangan/shared-kit/domain/cities';
import { LISTING_CATEGORIES, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { randomId } from '@aangan/shared-kit/domain/random-id';
import { manageLink } from '@aangan/shared-kit/links/posting';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import { redirect } from '@aangan/shared-kit/platform/router';
import { secureRandom } from '@aangan/shared-kit/platform/secure-random';

const KEY_LENGTH = 22;

export interface NewListing {
  readonly category: ListingCategory;
  readonly city: string;
}

/** The kind and city of a form or address; undefined unless both are known. */
export function newListing(category: string | null, city: string | null): NewListing | undefined {
  const kind = LISTING_CATEGORIES.find((each) => each === category);
  const place = CITY_SLUGS.find((each) => each === city);
  return kind && place ? { category: kind, city: place } : undefined;
}

/**
 * Starts a draft.
 * @returns a redirect to its first step
 * @throws HttpError 409 when the person has too many unfinished drafts
 */
export async function startDraft(
  { http, analytics }: Pick<Platform, 'http' | 'analytics'>,
  listing: NewListing,
): Promise<Response> {
  const headers = { 'idempotency-key': randomId(KEY_LENGTH, secureRandom) };
  const { id, category, city } = await http.request('POST /api/v1/property/manage', { json: listing }, { headers });
  analytics.track('listing_started', { category, city });
  return redirect(manageLink({ id, category, pageName: 'property' }));
}
