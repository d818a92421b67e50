import type { ProgressQuarter } from '@aangan/shared-kit/contracts/project-progress';
import { groupDigits } from '@aangan/shared-kit/domain/money';
import { monthText } from '@aangan/shared-kit/domain/projects/project-words';
import { SmallText, Stack } from '@aangan/shared-kit/ui/layout';
import styles from './progress.module.css';
import { dayText, PROGRESS_WORDS, quarterText } from './progress.words.ts';

/** The quarterly reports of a project, the last one first: each with a bar, its numbers, source and date. */
export function QuarterList({ quarters }: { readonly quarters: readonly ProgressQuarter[] }) {
  if (quarters.length === 0) return <p>{PROGRESS_WORDS.noQuarters}</p>;
  return (
    <Stack as="ol" gap={16}>
      {quarters.map((quarter) => (
        <li key={quarter.endsOn} className={styles.quarter}>
          <h3 className={styles.quarterName}>{quarterText(quarter.endsOn)}</h3>
          <Bar quarter={quarter} />
          <p>{PROGRESS_WORDS.progressOf(quarter.donePercent, quarter.promisedPercent)}</p>
          <p>
            {PROGRESS_WORDS.sold}: {groupDigits(quarter.unitsSold)} of {groupDigits(quarter.unitsTotal)} ·{' '}
            {PROGRESS_WORDS.completion}: {monthText(quarter.expectedOn)}
          </p>
          <SmallText>
            {PROGRESS_WORDS.source}: {PROGRESS_WORDS.reported(quarter.source, dayText(quarter.reportedOn))}
          </SmallText>
        </li>
      ))}
    </Stack>
  );
}

/** What is built, with a mark at what was promised. */
function Bar({ quarter: { donePercent, promisedPercent } }: { readonly quarter: ProgressQuarter }) {
  return (
    <svg className={styles.bar} role="img" aria-label={PROGRESS_WORDS.progressOf(donePercent, promisedPercent)}>
      <rect className={styles.track} width="100%" height="100%" rx="4" />
      <rect
        className={donePercent < promisedPercent ? styles.behind : styles.fill}
        width={`${donePercent}%`}
        height="100%"
        rx="4"
      />
      <rect className={styles.mark} x={`${Math.min(99, promisedPercent)}%`} width="3" height="100%" />
    </svg>
  );
}
