import { CITIES, cityBySlug, resolveCity } from '@aangan/shared-kit/domain/cities';
import { emptySearch } from '@aangan/shared-kit/domain/listing-search';
import { breadcrumbList, itemList } from '@aangan/shared-kit/domain/structured-lists';
import { cityLink, HOME_LINK } from '@aangan/shared-kit/links/home';
import { searchLink } from '@aangan/shared-kit/links/search';
import { notFound, type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import { Link, redirect } from '@aangan/shared-kit/platform/router';
import { Band } from '@aangan/shared-kit/ui/band';
import { Breadcrumbs } from '@aangan/shared-kit/ui/breadcrumbs';
import { Section, Stack } from '@aangan/shared-kit/ui/layout';
import { loadCarousels, PriceTrends, Societies } from '../city-carousels/public.ts';
import { loadLocalities } from '../localities/public.ts';
import { loadMetroLines, Metro } from '../metro/public.ts';
import { CategoryFigures, citySummary } from './category-figures.tsx';
import styles from './city.module.css';
import { CITY_WORDS } from './city.words.ts';
import { cityOverview, zonesOf } from './city-overview.ts';
import { Zones } from './zones.tsx';

/** The overview page of a city. @throws notFound() for a city that we do not serve; a redirect for another spelling. */
export async function loader({ request, url, params, platform }: PageArgs) {
  const city = resolveCity(params.city ?? '')?.slug;
  if (!city) throw notFound();
  if (city !== params.city) throw redirect(cityLink(city) + url.search, 301);
  const [localities, lines, carousels] = await Promise.all([
    loadLocalities(platform.http, city),
    loadMetroLines(platform, city),
    loadCarousels(platform, city, request.signal),
  ]);
  return {
    city,
    overview: cityOverview(localities),
    zones: zonesOf(localities),
    lines,
    trends: carousels?.trends ?? [],
    societies: carousels?.societies ?? [],
  };
}

type CityData = Awaited<ReturnType<typeof loader>>;

export function head({ data, platform }: { data: CityData; platform: Platform }): PageHead {
  const { city, overview, zones } = data;
  const { origin } = platform;
  const name = cityBySlug(city)?.name ?? city;
  const localities = zones.flatMap((zone) => zone.localities);
  const items = localities.map((locality) => ({
    name: `${locality.name}, ${name}`,
    url: searchLink({ ...emptySearch('RENT', city), localities: [locality.slug] }),
  }));
  return {
    title: CITY_WORDS.title(name),
    description: CITY_WORDS.description(citySummary(overview, localities.length), name),
    canonical: cityLink(city),
    city,
    jsonLd: [breadcrumbList(crumbs(city, name), origin), itemList(`Localities of ${name}`, items, origin)],
  };
}

export function Component() {
  const { city, overview, zones, lines, trends, societies } = usePageData<typeof loader>();
  const cityName = cityBySlug(city)?.name ?? city;
  const place = { city, cityName };
  const localities = zones.reduce((sum, zone) => sum + zone.localities.length, 0);
  return (
    <>
      <Band>
        <Stack gap={16}>
          <Breadcrumbs items={crumbs(city, cityName)} />
          <h1>Real estate in {cityName}</h1>
          <p className={styles.summary}>{CITY_WORDS.lead(citySummary(overview, localities))}</p>
          <CategoryFigures overview={overview} city={city} />
        </Stack>
      </Band>
      <Band>
        <Zones zones={zones} {...place} />
      </Band>
      <Band>
        <PriceTrends trends={trends} {...place} />
      </Band>
      <Band>
        <Metro lines={lines} {...place} />
      </Band>
      <Band>
        <Societies societies={societies} {...place} />
      </Band>
      <Band>
        <Section aria-labelledby="other-cities">
          <h2 id="other-cities">Other cities</h2>
          <ul className={styles.cities}>
            {CITIES.filter(({ slug }) => slug !== city).map(({ slug, name }) => (
              <li key={slug}>
                <Link to={cityLink(slug)}>{name}</Link>
              </li>
            ))}
          </ul>
        </Section>
      </Band>
    </>
  );
}

function crumbs(city: string, name: string) {
  return [
    { name: 'Home', url: HOME_LINK },
    { name: `Real estate in ${name}`, url: cityLink(city) },
  ];
}
