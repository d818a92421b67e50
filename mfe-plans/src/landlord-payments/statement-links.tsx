import type { LandlordStatements } from '@aangan/shared-kit/contracts/rent-landlord-side';
import { Section, SmallText } from '@aangan/shared-kit/ui/layout';
import styles from './landlord-payments.module.css';
import { statementWords, LANDLORD_PAYMENT_WORDS as WORDS } from './landlord-payments.words.ts';

/** The statement of each financial year; nothing before money has arrived. */
export function StatementLinks({ statements }: { readonly statements: LandlordStatements }) {
  if (statements.length === 0) return null;
  return (
    <Section aria-labelledby="statements">
      <h2 id="statements">{WORDS.statements}</h2>
      <SmallText>{WORDS.statementsNote}</SmallText>
      <ul className={styles.statements}>
        {statements.map(({ year, url, pdfUrl }) => (
          <li key={year}>
            <a href={pdfUrl} download>
              {statementWords(year, 'PDF')}
            </a>
            <a href={url} download>
              {statementWords(year, 'CSV')}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
