import { type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { Band } from '@aangan/shared-kit/ui/band';
import { Breadcrumbs } from '@aangan/shared-kit/ui/breadcrumbs';
import { DeferredSection } from '@aangan/shared-kit/ui/deferred-section';
import { Slot } from '@aangan/shared-kit/ui/slot';
import { CarouselsSkeleton } from '../city-carousels/public.ts';
import { Hero } from './hero.tsx';
import type { HomeData } from './home-data.ts';
import { carouselsSection, loadSections, localitiesSection } from './home-sections.ts';
import { OwnerEntry } from './owner-entry.tsx';

/** On client-side navigation the code loads in parallel with the data; the first document contains its data. */
export async function loader(args: PageArgs): Promise<HomeData> {
  const [{ loadHome }] = await Promise.all([import('./load-home.ts'), loadSections()]);
  return loadHome(args);
}

export function head({ data }: { data: HomeData }): PageHead {
  const { kind, city, category, title, description, canonical, jsonLd } = data;
  return {
    title,
    description,
    canonical,
    ...(kind === 'city' && { city, category }),
    ...(jsonLd && { jsonLd: jsonLd() }),
  };
}

/**
 * Home, builder list, and the home of each city and tab. They are one page, so that typed text survives a change of
 * tab.
 */
export function Component() {
  const data = usePageData<typeof loader>();
  const { kind, city, cityName, category, localities, carousels } = data;
  return (
    <>
      <Hero page={data} above={data.crumbs && <Breadcrumbs items={data.crumbs} />} />
      <Slot name="home/continue" with={{ cityName }} />
      {localities && localities.links.length > 0 && (
        <Band>
          <DeferredSection section={localitiesSection} with={{ ...localities, city, cityName, category }} />
        </Band>
      )}
      <OwnerEntry />
      <Slot name="home/services" with={{ city }} />
      <DeferredSection
        key={city}
        section={carouselsSection}
        with={{ carousels, city, cityName, buildersFirst: kind === 'builders' }}
        fallback={<CarouselsSkeleton city={city} cityName={cityName} />}
      />
    </>
  );
}
