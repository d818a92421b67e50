import type { GrievanceOfficer } from '@aangan/shared-kit/contracts/grievances';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import styles from './grievance.module.css';
import { GRIEVANCE_WORDS } from './grievance.words.ts';

interface OfficerCardProps {
  /** Null while none is named. */
  readonly officer: GrievanceOfficer | null;
}

/** The officer as the law wants it published, and what the law gives. */
export function OfficerCard({ officer }: OfficerCardProps) {
  return (
    <section className={styles.officer} aria-labelledby="officer">
      <h2 id="officer">Grievance officer</h2>
      {officer ? (
        <address className={styles.address}>
          <strong>{officer.name}</strong>
          <span>{officer.role}</span>
          <span>{officer.address}</span>
          <a href={`mailto:${officer.email}`}>{officer.email}</a>
          <span>{officer.hours}</span>
        </address>
      ) : (
        <p>{GRIEVANCE_WORDS.reaches}</p>
      )}
      <ul className={styles.rights}>
        <li>{GRIEVANCE_WORDS.acknowledged}</li>
        <li>{GRIEVANCE_WORDS.decided}</li>
        <li>{GRIEVANCE_WORDS.urgent}</li>
        <li>{GRIEVANCE_WORDS.appeal}</li>
      </ul>
      <SmallText>{GRIEVANCE_WORDS.law}</SmallText>
    </section>
  );
}
