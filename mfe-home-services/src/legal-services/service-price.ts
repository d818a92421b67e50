import type { LegalService } from '@aangan/shared-kit/domain/home-services/legal-services';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { LEGAL_WORDS } from './legal-services.words.ts';

/** The price of a service in words: `₹499`, `From ₹4,999`. */
export function servicePrice({ paise, quoted }: Pick<LegalService, 'paise' | 'quoted'>): string {
  const price = formatPaise(paise);
  return quoted ? LEGAL_WORDS.from(price) : price;
}

/** What the price leaves open, or includes. */
export function priceNote({ type, quoted }: Pick<LegalService, 'type' | 'quoted'>): string {
  if (type === 'LEGAL_AGREEMENT') return `${LEGAL_WORDS.gst}, ${LEGAL_WORDS.plusFees}`;
  return quoted ? `${LEGAL_WORDS.gst}. ${LEGAL_WORDS.quoted}` : LEGAL_WORDS.gst;
}
