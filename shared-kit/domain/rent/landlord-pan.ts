/**
 * Rupees a month above which a tenant deducts tax and reports it under the landlord's PAN, on Form 141. Source:
 * Income-tax Act 2025, section 393(1), table, serial number 2(i): rent paid by others than specified persons
 * (incometaxindia.gov.in/w/section-393-5). Until 31 March 2026 it was section 194-IB of the Act of 1961 with Form 26QC.
 */
export const TDS_ABOVE_RUPEES_A_MONTH = 50_000;

/** Rupees a year above which employers need the landlord's PAN for HRA. Source: CBDT circular 8/2013, point 5.3.9. */
export const HRA_PAN_ABOVE_RUPEES_A_YEAR = 1_00_000;

/** `tds`: the PAN is needed. `hra`: it is needed by tenants who claim HRA, or a declaration that there is none. */
export type PanNeed = 'none' | 'hra' | 'tds';

/** For what the landlord's PAN is needed. @param monthlyPaise the rent of one month */
export function panNeed(monthlyPaise: number): PanNeed {
  if (monthlyPaise > TDS_ABOVE_RUPEES_A_MONTH * 100) return 'tds';
  return monthlyPaise * 12 > HRA_PAN_ABOVE_RUPEES_A_YEAR * 100 ? 'hra' : 'none';
}

/** Why rent cannot be paid without a PAN, for people, or undefined. */
export function missingPanProblem(
  monthlyPaise: number,
  { hasPan, hasNoPan }: { readonly hasPan: boolean; readonly hasNoPan: boolean },
): string | undefined {
  const need = panNeed(monthlyPaise);
  if (hasPan || need === 'none') return undefined;
  if (need === 'tds') return PAN_NEED_WORDS.tds;
  return hasNoPan ? undefined : PAN_NEED_WORDS.hra;
}

export const PAN_NEED_WORDS: Readonly<Record<Exclude<PanNeed, 'none'>, string>> = {
  tds: 'The rent is above ₹50,000 a month. You deduct 2% tax and report it under the landlord’s PAN (section 393 of the Income-tax Act 2025).',
  hra: 'The rent is above ₹1,00,000 a year. For HRA, employers ask for the landlord’s PAN or a declaration that there is none.',
};
