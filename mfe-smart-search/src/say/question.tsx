import { groupDigits } from '@aangan/shared-kit/domain/money';
import { Link } from '@aangan/shared-kit/platform/router';
import { BackLink } from '@aangan/shared-kit/ui/back-link';
import { Panel, SmallText, WrappedRow } from '@aangan/shared-kit/ui/layout';
import { useId } from 'react';
import type { SayData } from './load-say.ts';
import styles from './say.module.css';
import { SAY_WORDS } from './say.words.ts';

interface QuestionProps {
  readonly question: NonNullable<Exclude<NonNullable<SayData['understood']>, 'failed'>['question']>;
}

/** One question about what is missing. Each answer is an address, so that Back returns to the question. */
export function Question({ question: { text, answers, anyTo, backTo } }: QuestionProps) {
  const id = useId();
  return (
    <Panel as="section" gap={12} aria-labelledby={id}>
      <div className={styles.asked}>
        {backTo !== null && <BackLink to={backTo} className={styles.back} />}
        <h2 id={id}>{text}</h2>
      </div>
      {answers.length === 0 && <SmallText>{SAY_WORDS.typeAnswer}</SmallText>}
      <WrappedRow as="ul">
        {answers.map(({ label, to, count }) => (
          <li key={label}>
            <Link to={to} className={styles.answer}>
              {label}
              {count !== undefined && (
                <SmallText as="span">
                  {groupDigits(count)}
                  <span className="visually-hidden"> homes</span>
                </SmallText>
              )}
            </Link>
          </li>
        ))}
        {anyTo !== null && (
          <li>
            <Link to={anyTo} className={styles.answer}>
              {SAY_WORDS.any}
            </Link>
          </li>
        )}
      </WrappedRow>
    </Panel>
  );
}
