import { FURNISHING_LABELS } from '@aangan/shared-kit/domain/listing-options';
import { formatRupees, groupDigits } from '@aangan/shared-kit/domain/money';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { Carousel } from '@aangan/shared-kit/ui/carousel';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { LinkCard } from '@aangan/shared-kit/ui/link-card';
import { KNOW_WORDS } from './know-your-rent.words.ts';
import type { RentEstimate } from './rent-estimate.ts';

/** Live homes of the size, those of the nearest area first. */
export function LikeHomes({ homes }: Pick<RentEstimate, 'homes'>) {
  return (
    <Carousel title={KNOW_WORDS.like}>
      {homes.map(({ id, title, url, rent, area, furnishing, postedAt }) => (
        <LinkCard key={id} price={`${formatRupees(rent)} a month`} title={title} to={url}>
          <p>
            {groupDigits(area)} sq ft{furnishing && ` · ${FURNISHING_LABELS[furnishing]}`}
          </p>
          <SmallText>Posted {formatDay(postedAt)}</SmallText>
        </LinkCard>
      ))}
    </Carousel>
  );
}
