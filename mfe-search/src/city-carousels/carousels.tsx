import { Band } from '@aangan/shared-kit/ui/band';
import { RetryNote } from '@aangan/shared-kit/ui/retry-note';
import { use, useState } from 'react';
import { Builders } from './builders.tsx';
import { CITY_CAROUSELS_WORDS } from './city-carousels.words.ts';
import type { HomeCarousels } from './home-carousels.ts';
import { News } from './news.tsx';
import { PriceTrends } from './price-trends.tsx';
import { Projects } from './projects.tsx';
import { RecentListings } from './recent-listings.tsx';
import { SharedStays } from './shared-stays.tsx';
import { Societies } from './societies.tsx';
import { Stories } from './stories.tsx';

export interface CarouselsProps {
  /** Null when they could not be loaded. */
  readonly carousels: Promise<HomeCarousels | null>;
  readonly city: string;
  readonly cityName: string;
  /** Shows projects and builders first. */
  readonly buildersFirst: boolean;
}

/** The carousels below the search box, which depend on the current listings. */
export function Carousels({ carousels, city, cityName, buildersFirst }: CarouselsProps) {
  // A change of tab keeps the carousels of the city, because they are the same.
  const [saved, setSaved] = useState(carousels);
  const shown = use(saved);
  if (!shown && saved !== carousels) setSaved(carousels);
  if (!shown) {
    return (
      <Band>
        <RetryNote tone="attention">{CITY_CAROUSELS_WORDS.failed}</RetryNote>
      </Band>
    );
  }
  const place = { city, cityName };
  const projectsAndBuilders = (
    <>
      <Band>
        <Projects projects={shown.projects} {...place} />
      </Band>
      <Band>
        <Builders builders={shown.builders} cityName={cityName} />
      </Band>
    </>
  );
  return (
    <>
      {buildersFirst && projectsAndBuilders}
      <Band>
        <RecentListings recent={shown.recent} {...place} />
      </Band>
      {!buildersFirst && projectsAndBuilders}
      <Band>
        <PriceTrends trends={shown.trends} {...place} />
      </Band>
      <Band>
        <SharedStays carousels={shown} {...place} />
      </Band>
      <Band>
        <Societies societies={shown.societies} {...place} />
      </Band>
      <Band>
        <News news={shown.news} />
      </Band>
      <Band>
        <Stories stories={shown.stories} />
      </Band>
    </>
  );
}
