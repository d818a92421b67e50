import { isCommercial } from '@aangan/shared-kit/domain/listing-category';
import { placeholderKey } from '@aangan/shared-kit/domain/placeholder';
import { comparisonLink } from '@aangan/shared-kit/links/compare';
import { Link } from '@aangan/shared-kit/platform/router';
import { ListingProgress } from '@aangan/shared-kit/ui/listing-progress';
import { NoPicture } from '@aangan/shared-kit/ui/no-picture';
import { Picture } from '@aangan/shared-kit/ui/picture';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import type { ComparedHome, ComparisonRow } from './comparison-rows.ts';
import styles from './comparison-table.module.css';

interface ComparisonTableProps {
  readonly homes: readonly ComparedHome[];
  readonly rows: readonly ComparisonRow[];
  readonly differences: boolean;
}

/** One column per home and one row per fact; differing rows are marked. */
export function ComparisonTable({ homes, rows, differences }: ComparisonTableProps) {
  const without = (id: string) =>
    comparisonLink({ ids: homes.map(({ listing }) => listing.id).filter((each) => each !== id), differences });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable to be scrolled by keys
    <section className={styles.scroll} tabIndex={0} aria-label="Comparison">
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.corner} />
            {homes.map(({ listing }) => (
              <th key={listing.id} scope="col" className={styles.home}>
                {listing.photos[0] ? (
                  <Picture photo={listing.photos[0]} sizes="220px" widths={[320, 640]} />
                ) : (
                  <NoPicture kind={placeholderKey(isCommercial(listing.category) ? 'commercial' : listing.bhk)} />
                )}
                <div className={styles.progress}>
                  <ListingProgress id={listing.id} title={listing.title} closed={listing.status !== null} />
                </div>
                {listing.status && <StatusLabel tone="attention">{listing.status}</StatusLabel>}
                <Link to={listing.url} className={styles.title}>
                  {listing.title}
                </Link>
                <Link
                  to={without(listing.id)}
                  className={styles.remove}
                  aria-label={`Remove ${listing.title}`}
                  // The link is removed with its column, so the keyboard focus moves to the comparison.
                  onClick={({ currentTarget }) => currentTarget.closest('section')?.focus({ preventScroll: true })}
                >
                  Remove
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells, differs }) => (
            <tr key={label} className={differs && homes.length > 1 ? styles.differs : undefined}>
              <th scope="row">{label}</th>
              {cells.map((cell, index) => (
                <td key={homes[index]?.listing.id}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p>These homes do not differ in anything the owners wrote.</p>}
    </section>
  );
}
