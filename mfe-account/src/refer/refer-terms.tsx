import type { ReferralTerms } from '@aangan/shared-kit/contracts/referrals';
import { formatRupees } from '@aangan/shared-kit/domain/money';
import { REFER_WORDS } from './refer.words.ts';

/** The terms in full. */
export function ReferTerms({ terms }: { readonly terms: ReferralTerms }) {
  const { friendAmount, inviterAmount, monthlyCap, qualifyWithinDays, creditDays, linkDays } = terms;
  return (
    <ul>
      <li>{REFER_WORDS.amounts(formatRupees(friendAmount), formatRupees(inviterAmount))}</li>
      <li>{REFER_WORDS.days(qualifyWithinDays)}</li>
      <li>{REFER_WORDS.linkDays(linkDays)}</li>
      <li>{REFER_WORDS.monthlyCap(monthlyCap, formatRupees(friendAmount))}</li>
      <li>{REFER_WORDS.creditDays(creditDays)}</li>
      <li>{REFER_WORDS.fraud}</li>
    </ul>
  );
}
