import type { ImportedRow } from '@aangan/shared-kit/contracts/listing-import';
import { Link } from '@aangan/shared-kit/platform/router';
import { Rows, SmallText } from '@aangan/shared-kit/ui/layout';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import styles from './import.module.css';
import { IMPORT, missingWords, reportWords } from './import.words.ts';

const LABELS = {
  created: { tone: 'good', label: 'Draft created' },
  repeated: { tone: 'plain', label: 'Already imported' },
  refused: { tone: 'bad', label: 'Refused' },
} as const;

/** What became of each row of a file. */
export function ImportReport({ rows }: { readonly rows: readonly ImportedRow[] }) {
  return (
    <section aria-labelledby="import-report" className={styles.report}>
      <h2 id="import-report">{IMPORT.report}</h2>
      <p>{reportWords(rows.map(({ state }) => state))}</p>
      <Rows>
        {rows.map(({ line, state, draft, problems }) => (
          <li key={line} className={styles.row}>
            <p>
              Line {line} <StatusLabel tone={LABELS[state].tone}>{LABELS[state].label}</StatusLabel>
            </p>
            {draft && (
              <>
                <p>
                  <Link to={draft.url}>{draft.title}</Link>
                </p>
                <SmallText>{state === 'repeated' ? IMPORT.repeated : missingWords(draft.missing)}</SmallText>
              </>
            )}
            {problems.length > 0 && (
              <ul className={styles.problems}>
                {problems.map(({ column, message }) => (
                  <li key={`${column} ${message}`}>
                    {column && <strong>{column}: </strong>}
                    {message}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </Rows>
    </section>
  );
}
