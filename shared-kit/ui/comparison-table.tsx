import type { ReactNode } from 'react';
import { Link } from '../platform/router.ts';
import styles from './comparison-table.module.css';

interface ComparedColumn {
  readonly id: string;
  readonly title: string;
  /** Its page. */
  readonly to: string;
  /** Above the title, with what is over it. */
  readonly picture: ReactNode;
  /** Between picture and title. */
  readonly mark?: ReactNode;
  /** Address of the comparison without it; undefined for one that stays. */
  readonly without: string | undefined;
}

interface ComparedRow {
  readonly label: string;
  /** One for each column. */
  readonly cells: readonly ReactNode[];
  readonly differs: boolean;
}

interface ComparisonTableProps {
  /** What is compared, for screen readers. */
  readonly label: string;
  readonly columns: readonly ComparedColumn[];
  /** Rows in groups, each with a title where there are several. */
  readonly groups: readonly { readonly title?: string; readonly rows: readonly ComparedRow[] }[];
  /** Empty columns at the end, and what is in their heads. */
  readonly spare?: { readonly count: number; readonly head: ReactNode };
  /** Below a table without rows. */
  readonly noRows: string;
}

/** One column for each home or project, and one row for each fact; differing rows are marked. */
export function ComparisonTable({ label, columns, groups, spare, noRows }: ComparisonTableProps) {
  const empty = spare?.count ?? 0;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable to be scrolled by keys
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.corner} />
            {columns.map((column) => (
              <ColumnHead key={column.id} column={column} />
            ))}
            {Array.from({ length: empty }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: empty columns are alike
              <td key={at} className={styles.empty}>
                {spare?.head}
              </td>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title ?? ''}>
            {title !== undefined && (
              <tr>
                <th scope="rowgroup" colSpan={1 + columns.length + empty} className={styles.group}>
                  {title}
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <tr key={row.label} className={row.differs && columns.length > 1 ? styles.differs : undefined}>
                <th scope="row">{row.label}</th>
                {row.cells.map((cell, at) => (
                  <td key={columns[at]?.id}>{cell}</td>
                ))}
                {empty > 0 && <td colSpan={empty} />}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {groups.every(({ rows }) => rows.length === 0) && <p>{noRows}</p>}
    </section>
  );
}

function ColumnHead({ column: { title, to, picture, mark, without } }: { readonly column: ComparedColumn }) {
  return (
    <th scope="col" className={styles.column}>
      {picture}
      {mark}
      <Link to={to} className={styles.title}>
        {title}
      </Link>
      {without && (
        <Link
          to={without}
          className={styles.remove}
          aria-label={`Remove ${title}`}
          // The link is removed with its column, so the keyboard focus moves to the comparison.
          onClick={({ currentTarget }) => currentTarget.closest('section')?.focus({ preventScroll: true })}
        >
          Remove
        </Link>
      )}
    </th>
  );
}
