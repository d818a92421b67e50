import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { use } from 'react';
import { Band } from './band.tsx';
import { Builders } from './builders.tsx';
import type { HomeCarousels } from './home-carousels.ts';
import { News } from './news.tsx';
import { PriceTrends } from './price-trends.tsx';
import { Projects } from './projects.tsx';
import { RecentListings } from './recent-listings.tsx';
import { SharedStays } from './shared-stays.tsx';
import { Societies } from './societies.tsx';
import { Stories } from './stories.tsx';

interface CarouselsProps {
  readonly carousels: Promise<HomeCarousels | null>;
  readonly city: string;
  readonly cityName: string;
  /** Projects and builders come first. */
  readonly buildersFirst: boolean;
  readonly onRetry: () => void;
}

/** Everything below the search box that depends on what is listed today. */
export function Carousels({ carousels, city, cityName, buildersFirst, onRetry }: CarouselsProps) {
  const shown = use(carousels);
  if (!shown) {
    return (
      <Band>
        <AlertNote tone="attention" onRetry={onRetry}>
          The newest homes could not be loaded. Searching works all the same.
        </AlertNote>
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
