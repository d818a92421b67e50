import { CATEGORY_FACTS, LISTING_CATEGORIES } from '@aangan/shared-kit/domain/listing-category';
import { cityHomeLink } from '@aangan/shared-kit/links/home';
import { LinkTabs } from '@aangan/shared-kit/ui/tabs';
import { type ReactNode, useState } from 'react';
import { Courtyard } from './courtyard.tsx';
import styles from './hero.module.css';
import { HOME_WORDS } from './home.words.ts';
import type { HomeData } from './home-data.ts';
import { RecentStrip } from './recent-strip.tsx';
import { SearchForm } from './search-form.tsx';
import { SEARCH_BOX, SearchPill } from './search-pill.tsx';

interface HeroProps {
  readonly page: HomeData;
  /** Breadcrumbs above the heading. */
  readonly above?: ReactNode;
}

/** The first screen: heading and search box. On phones a line, the tabs, and a field that opens the search. */
export function Hero({ page, above }: HeroProps) {
  const { heading, promise, city, category } = page;
  const [searched, setSearched] = useState({ city, of: city });
  if (searched.of !== city) setSearched({ city, of: city });
  const tabs = LISTING_CATEGORIES.map((each) => ({
    label: CATEGORY_FACTS[each].tab,
    to: cityHomeLink(searched.city, each),
    current: each === category,
  }));
  const form = {
    category,
    words: page.search,
    cities: page.cities,
    city: searched.city,
    onCity: (chosen: string) => setSearched({ city: chosen, of: city }),
  };
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        {above && <div className={styles.above}>{above}</div>}
        <div className={styles.top}>
          <div className={styles.words}>
            <h1>{heading}</h1>
            <p className={styles.promise}>{promise}</p>
          </div>
          <div className={styles.picture}>
            <Courtyard />
          </div>
        </div>
        <search className={styles.box}>
          <div className={styles.tabs}>
            <LinkTabs label={HOME_WORDS.kinds} items={tabs} />
          </div>
          <SearchPill {...form} cityName={page.cities.find(({ value }) => value === searched.city)?.label ?? ''} />
          <div id={SEARCH_BOX} className={styles.form}>
            <SearchForm {...form} id="home-place" />
          </div>
        </search>
        <RecentStrip />
      </div>
    </section>
  );
}
