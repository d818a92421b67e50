import type { BuilderComplaint } from '@aangan/shared-kit/contracts/project-progress';
import { Rows, SmallText, SplitRow } from '@aangan/shared-kit/ui/layout';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import styles from './progress.module.css';
import { COMPLAINT_STATE_WORDS, COMPLAINT_SUBJECT_WORDS, dayText, PROGRESS_WORDS } from './progress.words.ts';

const TONES = { OPEN: 'attention', UPHELD: 'bad', SETTLED: 'plain', DISMISSED: 'plain' } as const;

/** Complaints that are shown at once; the others are folded. */
const SHOWN = 8;

/** Complaints about a builder, with their state, source and date. */
export function ComplaintList({ complaints }: { readonly complaints: readonly BuilderComplaint[] }) {
  if (complaints.length === 0) return <p>{PROGRESS_WORDS.noComplaints}</p>;
  const older = complaints.slice(SHOWN);
  return (
    <>
      <ComplaintRows complaints={complaints.slice(0, SHOWN)} />
      {older.length > 0 && (
        <details>
          <summary className={styles.toggle}>{PROGRESS_WORDS.older(older.length)}</summary>
          <ComplaintRows complaints={older} />
        </details>
      )}
    </>
  );
}

function ComplaintRows({ complaints }: { readonly complaints: readonly BuilderComplaint[] }) {
  return (
    <Rows>
      {complaints.map(({ id, project, subject, state, filedOn, decidedOn, source }) => (
        <li key={id} className={styles.complaint}>
          <SplitRow>
            <span>
              <strong>{COMPLAINT_SUBJECT_WORDS[subject]}</strong>, {project.name}
            </span>
            <StatusLabel tone={TONES[state]}>
              {COMPLAINT_STATE_WORDS[state]}
              {decidedOn !== null && `, ${dayText(decidedOn)}`}
            </StatusLabel>
          </SplitRow>
          <SmallText>
            {PROGRESS_WORDS.complaint(id, dayText(filedOn))}. {PROGRESS_WORDS.source}: {source}
          </SmallText>
        </li>
      ))}
    </Rows>
  );
}
