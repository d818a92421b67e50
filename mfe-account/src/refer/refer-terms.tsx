import type { ReferralTerms } from '@aangan/shared-kit/contracts/referrals';
import { formatRupees } from '@aangan/shared-kit/domain/money';

/** The terms in full. */
export function ReferTerms({ terms }: { readonly terms: ReferralTerms }) {
  const { friendAmount, inviterAmount, monthlyCap, qualifyWithinDays, creditDays, linkDays } = terms;
  return (
    <ul>
      <li>
        Your friend gets {formatRupees(friendAmount)} and you get {formatRupees(inviterAmount)}, as wallet credit, once
        your friend has signed up with a phone number of their own and contacted their first owner.
      </li>
      <li>Your friend has {qualifyWithinDays} days for that, counted from the day they join.</li>
      <li>A link is remembered for {linkDays} days. The first link that a friend follows counts.</li>
      <li>
        You are credited for {monthlyCap} friends a month. Friends beyond that still get their{' '}
        {formatRupees(friendAmount)}.
      </li>
      <li>The credit is to be used within {creditDays} days. It cannot be paid out.</li>
      <li>
        Referring yourself does not count. Where a sign-up looks like one person on both sides, somebody here looks at
        it before anything is credited.
      </li>
    </ul>
  );
}
