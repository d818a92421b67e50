import type { ReactNode } from 'react';
import styles from './toggle-table.module.css';

interface ToggleTableProps {
  /** What the table shows, read out before it. */
  readonly caption: string;
  readonly columns: readonly string[];
  /** One cell a column; the first heads its row. */
  readonly rows: readonly (readonly string[])[];
  /** The chart. */
  readonly children: ReactNode;
}

/** A chart with its numbers as a table behind "Show as table". */
export function ToggleTable({ caption, columns, rows, children }: ToggleTableProps) {
  return (
    <div className={styles.both}>
      {children}
      <details>
        <summary className={styles.toggle}>Show as table</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable to be scrolled by keys */}
        <section className={styles.scroll} tabIndex={0} aria-label={caption}>
          <table className={styles.table}>
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
    </div>
  );
}
