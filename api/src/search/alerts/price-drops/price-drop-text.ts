import { HOMES_IN_MESSAGE } from '@aangan/shared-kit/domain/alert-options';
import { profileLink } from '@aangan/shared-kit/links/account';
import { detailUrl, type ListingCard } from '../../listings/public.ts';
import { priceWords } from '../digest-text.ts';
import { dropPercent } from './price-drop.ts';

export interface DroppedHome {
  readonly card: ListingCard;
  /** ₹ (a month), before the drop. */
  readonly from: number;
}

/** Attribution of visits from alerts. Source: services-and-platform, section 9 (attribution: nbFr). */
const ATTRIBUTION = '?nbFr=priceDrop';

/** Text of a message about price drops: the homes with their old and new prices. */
export function priceDropText(homes: readonly DroppedHome[], siteUrl: string): string {
  const count = homes.length === 1 ? 'A home on your shortlist costs' : `${homes.length} homes on your shortlist cost`;
  const shown = homes.slice(0, HOMES_IN_MESSAGE).map(({ card, from }) => {
    const before = priceWords({ category: card.category, price: from });
    return [
      card.title,
      `${priceWords(card)}, was ${before} (${dropPercent(from, card.price)}% less)`,
      `${siteUrl}${detailUrl(card)}${ATTRIBUTION}`,
    ].join('\n');
  });
  const left = homes.length - shown.length;
  const more = left > 0 ? [`${left} more: ${siteUrl}${profileLink('shortlist')}${ATTRIBUTION}`] : [];
  return [`${count} less.`, ...shown, ...more].join('\n\n');
}
