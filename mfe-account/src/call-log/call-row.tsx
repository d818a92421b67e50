import type { PersonCall } from '@aangan/shared-kit/contracts/calls';
import { formatMoment } from '@aangan/shared-kit/domain/format-moment';
import { Link } from '@aangan/shared-kit/platform/router';
import { FactsRow } from '@aangan/shared-kit/ui/layout';
import type { ReactNode } from 'react';
import { CALLS_WORDS, outcomeWords } from './call.words.ts';
import styles from './call-log.module.css';

interface CallRowProps {
  readonly call: PersonCall;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** A call in a list: with whom, what became of it, when, and about which home. */
export function CallRow({ call, children }: CallRowProps) {
  const { name, home, missed, askedOn } = call;
  return (
    <li className={styles.row}>
      <p className={styles.name}>{name}</p>
      <FactsRow as="p">
        <span className={missed ? styles.missed : undefined}>{outcomeWords(call)}</span>
        <time dateTime={new Date(askedOn).toISOString()}>{formatMoment(askedOn)}</time>
      </FactsRow>
      <p className={styles.home}>{home ? <Link to={home.url}>{home.title}</Link> : CALLS_WORDS.gone}</p>
      <FactsRow>{children}</FactsRow>
    </li>
  );
}
