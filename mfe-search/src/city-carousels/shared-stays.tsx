import { emptySearch } from '@aangan/shared-kit/domain/listing-search';
import { Section } from '@aangan/shared-kit/ui/layout';
import { Tabs } from '@aangan/shared-kit/ui/tabs';
import { useId, useState } from 'react';
import type { HomeCarousels } from './home-carousels.ts';
import { ListingRow } from './listing-row.tsx';

interface SharedStaysProps {
  readonly carousels: Pick<HomeCarousels, 'pg' | 'shared'>;
  readonly city: string;
  readonly cityName: string;
}

export function SharedStays({ carousels, city, cityName }: SharedStaysProps) {
  const id = useId();
  const [opened, setOpened] = useState(false);
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>Share a home in {cityName}</h2>
      <Tabs
        label="Kind of stay"
        onChange={() => setOpened(true)}
        tabs={[
          {
            id: 'pg',
            label: 'Paying guest',
            panel: (
              <ListingRow
                title="Newest paying guest stays"
                listings={carousels.pg}
                more={[{ label: 'All PGs', search: emptySearch('PG', city) }]}
              />
            ),
          },
          {
            id: 'shared',
            label: 'Flatmates',
            panel: opened && (
              <ListingRow
                title="Newest shared flats"
                listings={carousels.shared}
                more={[{ label: 'All shared flats', search: emptySearch('SHARED', city) }]}
              />
            ),
          },
        ]}
      />
    </Section>
  );
}
