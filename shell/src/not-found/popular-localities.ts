import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { counted } from '@aangan/shared-kit/domain/counted';
import { CATEGORY_FACTS, DEFAULT_CATEGORY } from '@aangan/shared-kit/domain/listing-category';
import { emptySearch } from '@aangan/shared-kit/domain/listing-search';
import { mostListed } from '@aangan/shared-kit/domain/most-listed';
import { searchLink } from '@aangan/shared-kit/links/search';
import type { PageArgs } from '@aangan/shared-kit/platform/page';

const MOST_SHOWN = 12;

/** ms after which the page no longer waits for them. */
const TIMEOUT_MS = 1000;

type WireLocality = CallAnswer<'GET /api/v1/localities/city/{city}'>['localities'][number];

interface PopularLocality {
  readonly name: string;
  /** "64 homes for sale". */
  readonly listings: string;
  /** Its results. */
  readonly to: string;
}

export interface NotFoundData {
  /** Slug of the visitor's city. */
  readonly city: string;
  readonly cityName: string;
  /** Empty when the API fails or is late: the page is whole without them. */
  readonly localities: readonly PopularLocality[];
}

/** The visitor's city, and its localities with most listings of the home page's category. */
export async function loadNotFound({ request, platform }: PageArgs): Promise<NotFoundData> {
  const { city } = platform.session;
  // A call that is aborted does not count for the circuit breaker, as one with a timeout of its own would.
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const localities = await platform.http
    .request('GET /api/v1/localities/city/{city}', { params: { city } }, { signal })
    .then((answer) => popularLocalities(answer.localities, city))
    .catch(() => []);
  return { city, cityName: cityBySlug(city)?.name ?? '', localities };
}

function popularLocalities(localities: readonly WireLocality[], city: string): PopularLocality[] {
  const { singular, plural } = CATEGORY_FACTS[DEFAULT_CATEGORY];
  return mostListed(localities, DEFAULT_CATEGORY)
    .slice(0, MOST_SHOWN)
    .map(({ slug, name, listings }) => ({
      name,
      listings: counted(listings[DEFAULT_CATEGORY] ?? 0, singular, plural),
      to: searchLink({ ...emptySearch(DEFAULT_CATEGORY, city), localities: [slug] }),
    }));
}
