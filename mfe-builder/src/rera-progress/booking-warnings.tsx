import type { BookingWarning } from '@aangan/shared-kit/domain/project-progress';
import { reraProgressLink } from '@aangan/shared-kit/links/projects';
import { Link } from '@aangan/shared-kit/platform/router';
import { Icon } from '@aangan/shared-kit/ui/icon';
import { Rows, Section, StrongText } from '@aangan/shared-kit/ui/layout';
import { alertIcon, checkIcon } from '@aangan/shared-kit/ui/note-icon-paths';
import styles from './progress.module.css';
import { WARNING_WORDS, warningWords } from './progress.words.ts';

export interface BookingWarningsProps {
  /** Id of the project, for the link to its report; left out on that page. */
  readonly reportOf?: string;
  /** From `GET /api/v1/building/{id}/progress`, the gravest first. */
  readonly warnings: readonly BookingWarning[];
}

/** What a buyer should ask before booking a home of a project. */
export function BookingWarnings({ reportOf, warnings }: BookingWarningsProps) {
  return (
    <Section aria-labelledby="booking-warnings">
      <h2 id="booking-warnings">{WARNING_WORDS.title}</h2>
      {warnings.length === 0 ? (
        <p className={styles.fine}>
          <Icon path={checkIcon} />
          {WARNING_WORDS.none}
        </p>
      ) : (
        <Rows gap={16}>
          {warnings.map((warning) => {
            const { title, advice } = warningWords(warning);
            return (
              <li key={warning.kind} className={styles.warning}>
                <Icon path={alertIcon} />
                <div>
                  <StrongText>{title}</StrongText>
                  <p className={styles.soft}>{advice}</p>
                </div>
              </li>
            );
          })}
        </Rows>
      )}
      {reportOf !== undefined && (
        <p>
          <Link to={reraProgressLink(reportOf)}>{WARNING_WORDS.report}</Link>
        </p>
      )}
    </Section>
  );
}
