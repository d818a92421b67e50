import type { AgreementTerms } from '@aangan/shared-kit/domain/home-services/rental-agreement';
import { indiaDate } from '@aangan/shared-kit/domain/india-date';
import { indiaDayStart } from '@aangan/shared-kit/domain/india-day';
import { formatRupees } from '@aangan/shared-kit/domain/money';

/** Refusals and texts of agreements. */
export const AGREEMENT_WORDS = {
  closed: 'You cannot make agreements right now. Please try again later.',
  noAgreement: 'There is no such agreement.',
  payFirst: 'Please pay first. The state’s fees are due before the agreement is signed.',
  notServed: 'We do not visit this PIN code for fingerprints yet.',
  draft: 'DRAFT: not signed, for reading only',
} as const;

const dayWords = (day: string) => {
  const { day: number, month, year } = indiaDate(indiaDayStart(day));
  return `${number} ${month} ${year}`;
};
const monthWords = (months: number) => (months === 1 ? '1 month' : `${months} months`);

/** The clauses of an agreement, in their order. */
export function agreementClauses(terms: AgreementTerms): string[] {
  const { home, pin, rentRupees, depositRupees, from, months, noticeMonths, lockInMonths, rentDay, clauses } = terms;
  return [
    `The landlord lets the home at ${home}, PIN code ${pin}, to the tenant for ${monthWords(months)} from ${dayWords(from)}.`,
    `The rent is ${formatRupees(rentRupees)} a month, paid by day ${rentDay} of each month.`,
    depositRupees === 0
      ? 'There is no deposit.'
      : `The tenant pays a deposit of ${formatRupees(depositRupees)} without interest. It comes back when the tenant moves out, less unpaid dues and damage beyond wear.`,
    lockInMonths === 0
      ? 'There is no lock-in.'
      : `Neither side ends the agreement in the first ${monthWords(lockInMonths)}.`,
    noticeMonths === 0
      ? 'Either side may end the agreement at the end of any month.'
      : `Either side may end the agreement with ${monthWords(noticeMonths)} of notice in writing.`,
    'The tenant lives in the home, keeps it in good order, and does not let it to others.',
    'The landlord keeps structure, water and wiring in repair, and enters the home only after asking.',
    'Electricity, water and gas are paid by the tenant by meter. Property tax is paid by the landlord.',
    ...clauses,
  ];
}
