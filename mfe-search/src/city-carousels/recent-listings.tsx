import { emptySearch, type ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { Section } from '@aangan/shared-kit/ui/layout';
import { Tabs } from '@aangan/shared-kit/ui/tabs';
import { useId, useState } from 'react';
import { CITY_CAROUSELS_WORDS } from './city-carousels.words.ts';
import type { HomeCarousels, RecentTab } from './home-carousels.ts';
import { ListingRow } from './listing-row.tsx';

interface TabWords {
  readonly label: string;
  readonly title: string;
  /** The filters that narrow a search to the same kind of home; undefined when no filter matches. */
  readonly search: Partial<ListingSearch>;
}

/** The four tabs of recent homes. Source: product-and-plans, section 3 (home-page state). */
const TABS = {
  BHK2_BHK3: { label: '2 and 3 BHK', title: 'Newest 2 and 3 BHK homes', search: { bhk: ['BHK2', 'BHK3'] } },
  INDEPENDENT: {
    label: 'Independent houses',
    title: 'Newest houses and floors',
    search: { buildingTypes: ['IH', 'IF'] },
  },
  HIGH_FLOOR: { label: 'High floors', title: CITY_CAROUSELS_WORDS.high, search: {} },
  TOP_SOCIETIES: { label: 'Top societies', title: CITY_CAROUSELS_WORDS.largeSocieties, search: {} },
} as const satisfies Record<RecentTab, TabWords>;

const ORDER = ['BHK2_BHK3', 'INDEPENDENT', 'HIGH_FLOOR', 'TOP_SOCIETIES'] as const satisfies readonly RecentTab[];

interface RecentListingsProps {
  readonly recent: HomeCarousels['recent'];
  readonly city: string;
  readonly cityName: string;
}

/** The newest homes in four tabs; the cards of a tab render when it is first opened. */
export function RecentListings({ recent, city, cityName }: RecentListingsProps) {
  const id = useId();
  const [opened, setOpened] = useState<readonly string[]>([ORDER[0]]);
  const more = (tab: RecentTab) =>
    (['RENT', 'BUY'] as const).map((category) => ({
      label: category === 'RENT' ? 'All for rent' : 'All for sale',
      search: { ...emptySearch(category, city), ...TABS[tab].search },
    }));
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>New in {cityName}</h2>
      <Tabs
        label="Kind of home"
        onChange={(tab) => setOpened((before) => [...before, tab])}
        tabs={ORDER.map((tab) => ({
          id: tab,
          label: TABS[tab].label,
          panel: opened.includes(tab) && <ListingRow title={TABS[tab].title} listings={recent[tab]} more={more(tab)} />,
        }))}
      />
    </Section>
  );
}
