import { type EstimatedHome, readEstimatedHome } from '@aangan/shared-kit/links/know-your-rent';
import { HttpError } from '@aangan/shared-kit/platform/http';
import type { PageArgs } from '@aangan/shared-kit/platform/page';
import { homeProblems } from './home-problems.ts';
import type { EstimateAnswer, LikeHome, RentEstimate } from './rent-estimate.ts';

/** In the address when the form only asks for the localities of another city. */
export const CITY_ONLY = 'cityOnly';

/** The home of the address, the localities of its city, and the estimate once the home is whole. */
export async function loadEstimate({ url, platform }: PageArgs) {
  const { http, session } = platform;
  const read = readEstimatedHome(url.searchParams);
  const city = read.city ?? session.city;
  const [{ localities }, answer] = await Promise.all([
    http.request('GET /api/v1/localities/city/{city}', { params: { city } }),
    estimateOf(platform, { ...read, city }),
  ]);
  const options = localities
    .map(({ slug, name }) => ({ value: slug, label: name }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  const isSent = url.searchParams.has('bhk') && !url.searchParams.has(CITY_ONLY);
  const problems = isSent ? homeProblems(url.searchParams, read, options) : {};
  const isWhole = Object.keys(problems).length === 0;
  return {
    home: { ...read, city },
    /** As people typed them, also what is no number. */
    typed: { area: typedOf(url, 'area'), floor: typedOf(url, 'floor'), age: typedOf(url, 'age') },
    problems,
    localities: options,
    answer: isWhole ? answer : null,
    shared: url.searchParams.get('share') === 'true' && isWhole && answer !== null,
  };
}

const typedOf = (url: URL, field: string) => url.searchParams.get(field) ?? '';

async function estimateOf({ http }: PageArgs['platform'], home: EstimatedHome): Promise<RentEstimate | null> {
  const { city, locality, bhk, area, amenities = [], ...rest } = home;
  if (!locality || !bhk || !area) return null;
  const query = { localityId: `loc-${city}-${locality}`, bhk, area, amenities: amenities.join(','), ...rest };
  try {
    const { homes, ...answer } = await http.request('GET /api/v1/rent-estimate', { query });
    return { ...answer, homes: homes.map(likeHome) };
  } catch (error) {
    // A locality that the city does not have.
    if (error instanceof HttpError && error.status === 400) return null;
    throw error;
  }
}

function likeHome({
  id,
  title,
  rent,
  furnishing,
  detailUrl,
  propertySize,
  dateOnly,
}: EstimateAnswer['homes'][number]): LikeHome {
  return { id, title, rent, furnishing, url: detailUrl, area: propertySize, postedAt: dateOnly };
}
