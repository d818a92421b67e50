import type { GrievanceOfficer } from '@aangan/shared-kit/contracts/grievances';
import { PRIVACY_LINK } from '@aangan/shared-kit/links/account';
import { Link } from '@aangan/shared-kit/platform/router';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import styles from './grievance.module.css';
import { OFFICER_WORDS } from './grievance-words.ts';

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
        <p>The form below reaches the officer.</p>
      )}
      <ul className={styles.rights}>
        <li>We acknowledge your complaint at once. The law gives us 24 hours.</li>
        <li>We decide it within 15 days.</li>
        <li>False or harmful content, and misuse of your name or home: within 72 hours.</li>
        <li>If our answer does not satisfy you, you can appeal to the Grievance Appellate Committee within 30 days.</li>
      </ul>
      <p>
        <Link to={PRIVACY_LINK}>{OFFICER_WORDS.privacy}</Link>
      </p>
      <SmallText>
        Information Technology (Intermediary Guidelines and Digital Media Ethics Code) Rules, 2021, rule 3(2) and 3A.
      </SmallText>
    </section>
  );
}
