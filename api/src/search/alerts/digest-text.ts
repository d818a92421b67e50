import { HOMES_IN_MESSAGE } from '@aangan/shared-kit/domain/alert-options';
import { isMonthly } from '@aangan/shared-kit/domain/listing-category';
import { formatRupees, formatShortRupees } from '@aangan/shared-kit/domain/money';
import { ALERTS_LINK } from '@aangan/shared-kit/links/alerts';
import type { MessageChannel } from '../../foundation/messages/public.ts';
import { detailUrl, type ListingCard } from '../listings/public.ts';

export interface NotifiedHome {
  readonly card: ListingCard;
  readonly reasons: readonly string[];
}

interface Digest {
  readonly channel: MessageChannel;
  readonly homes: readonly NotifiedHome[];
  /** Names of the alerts that found the homes. */
  readonly names: readonly string[];
  /** Address of the results of the first alert. */
  readonly address: string;
}

/** Attribution of visits from alerts. Source: services-and-platform, section 9 (attribution: nbFr). */
const ATTRIBUTION = 'nbFr=alert';

/** Text of a message about new homes. A text message has only their number and the address. */
export function digestText({ channel, homes, names, address }: Digest, siteUrl: string): string {
  const link = (path: string) => `${siteUrl}${path}${path.includes('?') ? '&' : '?'}${ATTRIBUTION}`;
  const found = homes.length === 1 ? '1 new home' : `${homes.length} new homes`;
  const head = `${found} for ${names.map((name) => `“${name}”`).join(', ')}`;
  const all = link(names.length > 1 ? ALERTS_LINK : address);
  if (channel === 'SMS') return `${head}: ${all}`;
  const shown = homes
    .slice(0, HOMES_IN_MESSAGE)
    .map(({ card, reasons }) =>
      [`${card.title}, ${priceWords(card)}`, `Why this matched: ${reasons.join(', ')}`, link(detailUrl(card))].join(
        '\n',
      ),
    );
  const left = homes.length - shown.length;
  const more = left > 0 ? [`${left} more: ${all}`] : [];
  return [`${head}.`, ...shown, ...more].join('\n\n');
}

/** `₹25,000 a month`, `₹85 L`. */
export function priceWords({ category, price }: Pick<ListingCard, 'category' | 'price'>): string {
  return isMonthly(category) ? `${formatRupees(price)} a month` : formatShortRupees(price);
}
