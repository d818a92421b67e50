import type { GrievanceOfficer } from '@aangan/shared-kit/contracts/grievances';
import { Link } from '@aangan/shared-kit/platform/router';
import { Panel, SmallText } from '@aangan/shared-kit/ui/layout';
import styles from './officer.module.css';
import { OFFICER_WORDS } from './officer.words.ts';

interface OfficerCardProps {
  /** Null while none is named. */
  readonly officer: GrievanceOfficer | null;
  /** The page that belongs to it. */
  readonly next: { readonly to: string; readonly label: string };
}

/** The officer as the law wants it published, and what the law gives. */
export function OfficerCard({ officer, next }: OfficerCardProps) {
  return (
    <Panel as="section" gap={12} className={styles.officer} aria-labelledby="officer">
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
        <p>{OFFICER_WORDS.unnamed}</p>
      )}
      <ul className={styles.rights}>
        <li>{OFFICER_WORDS.acknowledged}</li>
        <li>{OFFICER_WORDS.decided}</li>
        <li>{OFFICER_WORDS.urgent}</li>
        <li>{OFFICER_WORDS.appeal}</li>
      </ul>
      <p>
        <Link to={next.to}>{next.label}</Link>
      </p>
      <SmallText>{OFFICER_WORDS.law}</SmallText>
    </Panel>
  );
}
