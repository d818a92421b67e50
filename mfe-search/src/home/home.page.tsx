import { type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { Approachable } from '@aangan/shared-kit/ui/approachable';
import { Band } from '@aangan/shared-kit/ui/band';
import { Breadcrumbs } from '@aangan/shared-kit/ui/breadcrumbs';
import { CarouselsWaiting } from '../city-carousels/public.ts';
import { Hero } from './hero.tsx';
import type { HomeData } from './home-data.ts';
import { carouselsPart, loadParts, localitiesPart } from './home-parts.ts';

/** What it takes to load the page comes with its data on later pages; the first one brings its data along. */
export async function loader(args: PageArgs): Promise<HomeData> {
  const [{ loadHome }] = await Promise.all([import('./load-home.ts'), loadParts()]);
  return loadHome(args);
}

export function head({ data }: { data: HomeData }): PageHead {
  const { kind, city, title, description, canonical, jsonLd } = data;
  return { title, description, canonical, ...(kind === 'city' && { city }), ...(jsonLd && { jsonLd: jsonLd() }) };
}

/** Home, the builder list, and the home of each city and tab: one page, so that what is typed outlives a change of tab. */
export function Component() {
  const data = usePageData<typeof loader>();
  const { kind, city, cityName, category, localities, carousels } = data;
  return (
    <>
      <Hero page={data} above={data.crumbs && <Breadcrumbs items={data.crumbs} />} />
      {localities && localities.links.length > 0 && (
        <Band>
          <Approachable part={localitiesPart} with={{ ...localities, city, cityName, category }} />
        </Band>
      )}
      <Approachable
        key={city}
        part={carouselsPart}
        with={{ carousels, city, cityName, buildersFirst: kind === 'builders' }}
        fallback={<CarouselsWaiting city={city} cityName={cityName} />}
      />
    </>
  );
}
