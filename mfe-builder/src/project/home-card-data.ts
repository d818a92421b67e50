import type { PropertyRecord } from '@aangan/shared-kit/contracts/property';
import { isMonthly } from '@aangan/shared-kit/domain/listing-category';
import { BHK_LABELS, FURNISHING_LABELS } from '@aangan/shared-kit/domain/listing-options';
import { formatRupees, formatShortRupees, groupDigits } from '@aangan/shared-kit/domain/money';

/** A home of the project that an owner offers, in words. */
export function homeCard(record: PropertyRecord) {
  const { id, title, detailUrl, propertyType, rent, price, deposit, photos } = record;
  const monthly = isMonthly(propertyType);
  return {
    ...{ id, title, url: detailUrl },
    picture: photos[0] ?? null,
    price: monthly ? `${formatRupees(rent)} a month` : formatShortRupees(price),
    extra: monthly && deposit > 0 ? `Deposit ${formatShortRupees(deposit)}` : '',
    facts: [
      record.type && BHK_LABELS[record.type],
      record.propertySize > 0 && `${groupDigits(record.propertySize)} sq ft`,
      record.furnishing && FURNISHING_LABELS[record.furnishing],
    ]
      .filter(Boolean)
      .join(' · '),
  };
}

export type HomeCardData = ReturnType<typeof homeCard>;
