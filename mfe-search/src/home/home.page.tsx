import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { Breadcrumbs } from '@aangan/shared-kit/ui/breadcrumbs';
import { Suspense, useState } from 'react';
import { Band } from './band.tsx';
import { Carousels } from './carousels.tsx';
import { CarouselsWaiting } from './carousels-waiting.tsx';
import { Hero } from './hero.tsx';
import { type HomeData, loadHome } from './home-data.ts';
import { cityHomeCrumbs, homeHead } from './home-head.ts';
import { CATEGORY_WORDS, HOME_HEADING, HOME_PROMISE } from './home-words.ts';
import { LocalityLinks } from './locality-links.tsx';

export const loader = loadHome;

export function head({ data, platform }: { data: HomeData; platform: Platform }): PageHead {
  return homeHead(data, platform.origin);
}

/** Home, the builder list, and the home of each city and tab: one page, so that what is typed outlives a change of tab. */
export function Component() {
  const data = usePageData<typeof loader>();
  const { kind, city, category, localities } = data;
  const { carousels, reload } = useCarousels(data);
  const cityName = cityBySlug(city)?.name ?? city;
  const words = CATEGORY_WORDS[category];
  const place = { city, cityName };
  return (
    <>
      <Hero
        heading={kind === 'city' ? `${words.heading} in ${cityName}` : HOME_HEADING}
        promise={kind === 'city' ? words.promise : HOME_PROMISE}
        city={city}
        category={category}
        above={kind === 'city' && <Breadcrumbs items={cityHomeCrumbs(city, category)} />}
      />
      {localities && localities.length > 0 && (
        <Band>
          <LocalityLinks localities={localities} category={category} {...place} />
        </Band>
      )}
      <Suspense key={city} fallback={<CarouselsWaiting {...place} />}>
        <Carousels carousels={carousels} buildersFirst={kind === 'builders'} onRetry={reload} {...place} />
      </Suspense>
    </>
  );
}

/** The carousels of the city, kept while its tabs change: they are the same, and nobody should wait for them again. */
function useCarousels(data: HomeData) {
  const { revalidate } = useRevalidator();
  const [kept, setKept] = useState(data);
  const [asked, setAsked] = useState(false);
  const fresh = kept.city !== data.city || (asked && kept.carousels !== data.carousels);
  if (fresh) {
    setKept(data);
    setAsked(false);
  }
  const reload = () => {
    setAsked(true);
    void revalidate();
  };
  return { carousels: (fresh ? data : kept).carousels, reload };
}
