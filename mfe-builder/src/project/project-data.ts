import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import type { ProjectDetail } from '@aangan/shared-kit/contracts/project-values';
import { emptySearch } from '@aangan/shared-kit/domain/listing-search';
import { drawLocator } from '@aangan/shared-kit/domain/locator-drawing';
import { formatRupees } from '@aangan/shared-kit/domain/money';
import {
  monthsLate,
  monthText,
  possessionText,
  priceSpan,
  unitsText,
} from '@aangan/shared-kit/domain/projects/project-words';
import { cityLink, HOME_LINK } from '@aangan/shared-kit/links/home';
import { searchLink } from '@aangan/shared-kit/links/search';
import type { Http } from '@aangan/shared-kit/platform/http';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import { tileData } from '../project-tile/public.ts';
import { homeCard } from './home-card-data.ts';
import { projectJsonLd } from './json-ld.ts';
import { rateSeries } from './rate-series.ts';
import { openServices } from './services.ts';

type Nearby = CallAnswer<'GET /api/v2/building/{id}/nearby'>;

/** What is asked for together with the project; null where it could not be loaded. */
interface Beside {
  readonly nearby: Nearby | null;
  readonly reviews: CallAnswer<'GET /api/v1/building/{id}/reviews'> | null;
  readonly warnings: CallAnswer<'GET /api/v1/building/{id}/progress'>['warnings'] | null;
}

/** Longest description that search engines show. */
const DESCRIPTION_LENGTH = 160;

/** Projects of a builder in one request. */
export const MORE_AT_ONCE = 8;

/** Builders of the city whose projects can be looked at instead. */
const BUILDERS_AT_MOST = 5;

/** Projects in the row of similar ones, besides an advertised one. */
const SIMILAR_AT_MOST = 11;

/** Places that are named on the sketch. */
const SKETCHED_AT_MOST = 7;

/**
 * All data of a project's page. What is far down the page comes after the document; where it fails, its section offers a
 * retry.
 */
export function projectData(
  project: ProjectDetail,
  { nearby, reviews, warnings }: Beside,
  { http, origin, assets }: Platform,
) {
  const { id, city, cityName, locality, localitySlug, societySlug } = project;
  const params = { id };
  const crumbs = [
    { name: 'Home', url: HOME_LINK },
    { name: cityName, url: cityLink(city) },
    { name: project.name, url: project.url },
  ];
  const homes = (category: 'RENT' | 'BUY') =>
    orNull(
      http
        .request('GET /api/v2/building/{id}/listings', { params, query: { category, size: 6 } })
        .then(({ records, total }) => ({ cards: records.map(homeCard), total })),
    );
  const inPlace = (category: 'RENT' | 'BUY', place: object = {}) =>
    searchLink({ ...emptySearch(category, city), ...place });
  return {
    ...project,
    head: headWords(project),
    crumbs,
    price: priceSpan(project.minPrice, project.maxPrice),
    rate: `${formatRupees(project.pricePerSqft)} a sq ft on average`,
    facts: [unitsText(project.units), possessionText(project.stage, project.possessionOn)].filter(Boolean).join(' · '),
    late: lateWords(project),
    hasPlans: project.unitTypes.some(({ plan }) => plan !== null),
    allHomes: {
      RENT: inPlace('RENT', { society: societySlug }),
      BUY: inPlace('BUY', { society: societySlug }),
    },
    inCity: (['RENT', 'BUY'] as const).flatMap((category) => {
      const what = category === 'RENT' ? 'for rent' : 'for sale';
      return [
        { label: `Homes ${what} in ${locality}`, to: inPlace(category, { localities: [localitySlug] }) },
        { label: `Homes ${what} in ${cityName}`, to: inPlace(category) },
      ];
    }),
    services: openServices(city),
    nearby: nearby && nearbyData(project, nearby),
    ...{ reviews, warnings },
    rent: homes('RENT'),
    buy: homes('BUY'),
    rates: orNull(http.request('GET /api/v2/building/{id}/rates', { params }).then(rateSeries)),
    more: orNull(moreOf(project, http)),
    /** The document's structured data. A function, because only the server needs it. */
    jsonLd: () =>
      projectJsonLd(project, { origin, crumbs, pictureUrl: (path) => assets.url(path) }, reviews?.summary.real),
  };
}

export type ProjectData = ReturnType<typeof projectData>;

/** The first projects of the builder, and the largest builders of the city. */
async function moreOf({ id, builder, city }: ProjectDetail, http: Http) {
  const [{ buildings, ...list }, { builders }] = await Promise.all([
    http.request('GET /api/v1/builder/{id}/buildings', {
      params: { id: builder.id },
      query: { without: id, size: MORE_AT_ONCE },
    }),
    http.request('GET /api/v1/builder/top', { query: { city } }),
  ]);
  return {
    buildings: { ...list, tiles: buildings.map(tileData) },
    builders: builders.slice(0, BUILDERS_AT_MOST).map((each) => ({ id: each.id, name: each.name })),
  };
}

function orNull<Value>(value: Promise<Value>): Promise<Value | null> {
  return value.catch(() => null);
}

function headWords(project: ProjectDetail) {
  const { name, builder, locality, cityName, minPrice, maxPrice } = project;
  const price = priceSpan(minPrice, maxPrice);
  const words = [
    `${name} by ${builder.name} in ${locality}, ${cityName}: ${price}.`,
    `${[unitsText(project.units), possessionText(project.stage, project.possessionOn)].filter(Boolean).join(', ')}.`,
    'Floor plans to scale, all costs, RERA number.',
  ];
  let description = '';
  for (const part of words) {
    if (description.length + part.length + 1 > DESCRIPTION_LENGTH) break;
    description = description ? `${description} ${part}` : part;
  }
  return { title: `${name} by ${builder.name}, ${locality}: ${price} | Aangan`, description };
}

/** `Promised for Dec 2026, 8 months later now`; undefined when the first promise holds. */
function lateWords({ stage, promisedOn, possessionOn }: ProjectDetail): string | undefined {
  const months = monthsLate(promisedOn, possessionOn);
  if (months <= 0) return undefined;
  const later = `${months} ${months === 1 ? 'month' : 'months'} later`;
  return stage === 'READY'
    ? `Promised for ${monthText(promisedOn)}, handed over ${later}`
    : `First promised for ${monthText(promisedOn)}, now ${later}`;
}

function nearbyData(project: ProjectDetail, { places, similar, near, sponsored }: Nearby) {
  const others = [...similar, ...near].filter(({ id }, at, all) => all.findIndex((each) => each.id === id) === at);
  const shown = others.filter(({ id }) => id !== sponsored?.id);
  return {
    places: places.map(({ kind, name, distanceKm }) => ({ kind, name, distanceKm })),
    drawing: drawLocator({ ...project, name: project.name }, places.slice(0, SKETCHED_AT_MOST)),
    // An advertised project comes first and says so; the others are not advertised here.
    similar: [
      ...(sponsored ? [{ ...tileData(sponsored), sponsored: true }] : []),
      ...shown.slice(0, SIMILAR_AT_MOST).map((card) => ({ ...tileData(card), sponsored: false })),
    ],
  };
}
