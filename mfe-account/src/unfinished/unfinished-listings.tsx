import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { Rows } from '@aangan/shared-kit/ui/layout';
import { useId } from 'react';
import styles from './unfinished.module.css';
import { UNFINISHED_WORDS } from './unfinished.words.ts';
import { UnfinishedLine } from './unfinished-line.tsx';
import type { UnfinishedListing } from './unfinished-listing.ts';

/** The person's listings that were never published, with the way to go on with each. */
export function UnfinishedListings({ drafts }: { readonly drafts: readonly UnfinishedListing[] }) {
  const id = useId();
  if (drafts.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>Unfinished listings</h2>
      <Rows>
        {drafts.map((draft) => (
          <li key={draft.id}>
            <UnfinishedLine draft={draft} note={UNFINISHED_WORDS.deletesOn(formatDay(draft.deletedOn))} />
          </li>
        ))}
      </Rows>
    </section>
  );
}
