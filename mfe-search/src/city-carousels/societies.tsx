import { counted } from '@aangan/shared-kit/domain/counted';
import { emptySearch } from '@aangan/shared-kit/domain/listing-search';
import { formatRupees } from '@aangan/shared-kit/domain/money';
import { searchLink } from '@aangan/shared-kit/links/search';
import { Carousel } from '@aangan/shared-kit/ui/carousel';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { LinkCard } from '@aangan/shared-kit/ui/link-card';
import { CITY_CAROUSELS_WORDS } from './city-carousels.words.ts';
import type { HomeCarousels } from './home-carousels.ts';

interface SocietiesProps {
  readonly societies: HomeCarousels['societies'];
  readonly city: string;
  readonly cityName: string;
}

/** The societies with the most homes for rent. */
export function Societies({ societies, city, cityName }: SocietiesProps) {
  if (societies.length === 0) return null;
  return (
    <Carousel title={CITY_CAROUSELS_WORDS.societies(cityName)}>
      {societies.map(({ slug, name, locality, listings, minRent }) => (
        <LinkCard key={slug} title={name} to={searchLink({ ...emptySearch('RENT', city), society: slug })}>
          <SmallText>{locality}</SmallText>
          <p>From {formatRupees(minRent)} a month</p>
          <SmallText>{counted(listings, 'home for rent', 'homes for rent')}</SmallText>
        </LinkCard>
      ))}
    </Carousel>
  );
}
