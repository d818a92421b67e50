import { isCommercial } from '@aangan/shared-kit/domain/listing-category';
import { placeholderKey } from '@aangan/shared-kit/domain/placeholder';
import { comparisonLink } from '@aangan/shared-kit/links/compare';
import { ComparisonTable } from '@aangan/shared-kit/ui/comparison-table';
import { ListingProgress } from '@aangan/shared-kit/ui/listing-progress';
import { NoPicture } from '@aangan/shared-kit/ui/no-picture';
import { Picture } from '@aangan/shared-kit/ui/picture';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import { COMPARE_WORDS } from './compare.words.ts';
import styles from './compared-homes.module.css';
import type { ComparedHome, ComparisonRow } from './comparison-rows.ts';

interface ComparedHomesProps {
  readonly homes: readonly ComparedHome[];
  readonly rows: readonly ComparisonRow[];
  readonly differences: boolean;
}

/** One column for each home, with what the person has done about it over its picture. */
export function ComparedHomes({ homes, rows, differences }: ComparedHomesProps) {
  const without = (id: string) =>
    comparisonLink({ ids: homes.map(({ listing }) => listing.id).filter((each) => each !== id), differences });
  return (
    <ComparisonTable
      label="Comparison"
      columns={homes.map(({ listing }) => ({
        ...{ id: listing.id, title: listing.title, to: listing.url, without: without(listing.id) },
        picture: <HomePicture listing={listing} />,
        mark: listing.status && <StatusLabel tone="attention">{listing.status}</StatusLabel>,
      }))}
      groups={[{ rows }]}
      noRows={COMPARE_WORDS.same}
    />
  );
}

function HomePicture({ listing }: Pick<ComparedHome, 'listing'>) {
  const [photo] = listing.photos;
  return (
    <>
      {photo ? (
        <Picture photo={photo} sizes="220px" widths={[320, 640]} />
      ) : (
        <NoPicture kind={placeholderKey(isCommercial(listing.category) ? 'commercial' : listing.bhk)} />
      )}
      <div className={styles.progress}>
        <ListingProgress id={listing.id} title={listing.title} closed={listing.status !== null} />
      </div>
    </>
  );
}
