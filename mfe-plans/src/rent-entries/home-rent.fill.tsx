import type { SlotProps } from '@aangan/shared-kit/contracts/slots';
import { knowYourRentLink } from '@aangan/shared-kit/links/know-your-rent';
import { PAY_RENT_EXPLORE_LINK } from '@aangan/shared-kit/links/rent-pay';
import { RENT_RECEIPTS_LINK } from '@aangan/shared-kit/links/rent-receipts';
import { Band } from '@aangan/shared-kit/ui/band';
import { Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { LinkCard } from '@aangan/shared-kit/ui/link-card';
import styles from './home-rent.module.css';
import { RENT_ENTRY_WORDS as WORDS } from './rent-entries.words.ts';

/** What a tenant can do about the rent, on the home page of the visitor's city. */
export function Component({ city }: SlotProps['home/services']) {
  const entries = [
    { ...WORDS.pay, to: PAY_RENT_EXPLORE_LINK },
    { ...WORDS.receipts, to: RENT_RECEIPTS_LINK },
    { ...WORDS.estimate, to: knowYourRentLink({ city }) },
  ];
  return (
    <Band>
      <Section aria-labelledby="rent-entries">
        <h2 id="rent-entries">{WORDS.title}</h2>
        <div className={styles.entries}>
          {entries.map(({ name, text, to }) => (
            <LinkCard key={name} title={name} to={to}>
              <SmallText>{text}</SmallText>
            </LinkCard>
          ))}
        </div>
      </Section>
    </Band>
  );
}
