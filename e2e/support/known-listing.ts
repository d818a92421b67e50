import type { APIRequestContext } from '@playwright/test';

/** A listing of the tests' database. */
interface KnownListing {
  readonly id: string;
  /** Canonical path of its page. */
  readonly url: string;
}

/** The newest listing of a category in a city, from the API. */
export async function knownListing(
  request: APIRequestContext,
  category = 'RENT',
  city = 'bangalore',
): Promise<KnownListing> {
  const answer = await request.get('/api/v1/property/search', { params: { category, city, size: 1 } });
  if (!answer.ok()) throw new Error(`No listing of ${category} in ${city}: HTTP ${answer.status()}`);
  const { records }: { records: { id: string; detailUrl: string }[] } = await answer.json();
  const [first] = records;
  if (!first) throw new Error(`There is no listing of ${category} in ${city}`);
  return { id: first.id, url: first.detailUrl };
}
