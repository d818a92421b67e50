import styles from './folded-table.module.css';

interface FoldedTableProps {
  /** Label of its toggle: "Show as table". */
  readonly summary: string;
  /** What the table shows, read out before it. */
  readonly caption: string;
  readonly columns: readonly string[];
  /** One cell for each column; the first is the row's header. */
  readonly rows: readonly (readonly string[])[];
  /** Cells are amounts, aligned to the end. */
  readonly amounts?: boolean;
}

/** A collapsed table with the figures, which scrolls on its own. */
export function FoldedTable({ summary, caption, columns, rows, amounts = false }: FoldedTableProps) {
  return (
    <details>
      <summary className={styles.toggle}>{summary}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable to be scrolled by keys */}
      <section className={styles.scroll} tabIndex={0} aria-label={caption}>
        <table className={styles.table} data-amounts={amounts || undefined}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([head, ...cells]) => (
              <tr key={head}>
                <th scope="row">{head}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
