import styles from './folded-table.module.css';

interface FoldedTableProps {
  /** What unfolds it: "Show as table". */
  readonly summary: string;
  /** What the table shows, read out before it. */
  readonly caption: string;
  readonly columns: readonly string[];
  /** One cell a column; the first heads its row. */
  readonly rows: readonly (readonly string[])[];
  /** Cells are amounts: they stand at their column's end. */
  readonly amounts?: boolean;
}

/** A table that is there for who wants the figures, and scrolls on its own. */
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
