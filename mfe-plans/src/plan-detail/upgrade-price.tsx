import type { PriceDifference } from '@aangan/shared-kit/contracts/plan-purchase';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { LinedFacts } from '@aangan/shared-kit/ui/lined-rows';
import { DETAIL_WORDS } from './plan-detail.words.ts';

/** How the price of an upgrade is made up. */
export function UpgradePrice({ upgrade }: { readonly upgrade: PriceDifference }) {
  const { current, unusedPaise, newPaise, differencePaise, rule } = upgrade;
  const facts = [
    ['The new plan', formatPaise(newPaise)],
    [`Paid for ${current.name}`, formatPaise(current.paidPaise)],
    ['Days left', `${current.daysLeft} of ${current.days}`],
    ...(current.contacts === null
      ? []
      : [['Contacts left', `${current.contactsLeft} of ${current.contacts}`] as const]),
    [`Unused part of ${current.name}`, `−${formatPaise(unusedPaise)}`],
    ['Difference', formatPaise(differencePaise)],
  ] as const;
  return (
    <Section aria-labelledby="upgrade">
      <h2 id="upgrade">{DETAIL_WORDS.upgrade}</h2>
      <LinedFacts>
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </LinedFacts>
      <SmallText>{rule}</SmallText>
    </Section>
  );
}
