import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { monthText, reraText } from '@aangan/shared-kit/domain/projects/project-words';
import { builderLink } from '@aangan/shared-kit/links/projects';
import { Link } from '@aangan/shared-kit/platform/router';
import { ActionsRow, Section } from '@aangan/shared-kit/ui/layout';
import { BookingWarnings } from './booking-warnings.tsx';
import { ComplaintList } from './complaint-list.tsx';
import styles from './progress.module.css';
import { dayText, PROGRESS_WORDS } from './progress.words.ts';
import { QuarterList } from './quarter-list.tsx';

interface ProgressReportProps {
  readonly report: CallAnswer<'GET /api/v1/building/{id}/progress'>;
  /** Page of the project. */
  readonly address: string;
}

/** One project: promised and expected dates, registration, warnings, quarterly reports and complaints. */
export function ProgressReport({ report, address }: ProgressReportProps) {
  const { project, warnings, quarters, complaints, titleCheck } = report;
  const { builder, rera } = project;
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{PROGRESS_WORDS.promised}</dt>
          <dd>{monthText(project.promisedOn)}</dd>
        </div>
        <div>
          <dt>{project.stage === 'READY' ? PROGRESS_WORDS.handedOver : PROGRESS_WORDS.expected}</dt>
          <dd>{monthText(project.possessionOn)}</dd>
        </div>
        <div className={styles.wide}>
          <dt>{PROGRESS_WORDS.registration}</dt>
          <dd>
            {reraText(rera.status, rera.state)}
            {rera.number !== null && `: ${rera.number}`}
            {rera.validUntil !== null && `, ${PROGRESS_WORDS.validUntil(dayText(rera.validUntil))}`}
          </dd>
        </div>
        {titleCheck && (
          <div className={styles.wide}>
            <dt>{PROGRESS_WORDS.titleCheck}</dt>
            <dd>{PROGRESS_WORDS.reported(titleCheck.source, dayText(titleCheck.checkedOn))}</dd>
          </div>
        )}
      </dl>
      <ActionsRow>
        <Link to={address}>{PROGRESS_WORDS.project}</Link>
        <Link to={builderLink(builder.id)}>{PROGRESS_WORDS.record(builder.name)}</Link>
      </ActionsRow>
      <BookingWarnings warnings={warnings} />
      <Section aria-labelledby="quarters">
        <h2 id="quarters">{PROGRESS_WORDS.quarters}</h2>
        <QuarterList quarters={quarters} />
      </Section>
      <Section aria-labelledby="complaints">
        <h2 id="complaints">{PROGRESS_WORDS.complaints}</h2>
        <ComplaintList complaints={complaints} />
      </Section>
    </>
  );
}
