import type { SlotProps } from '@aangan/shared-kit/contracts/slots';
import { listingEntries } from './service-entries.ts';
import { ENTRY_WORDS } from './service-entries.words.ts';
import styles from './service-strip.module.css';
import { ServiceStrip } from './service-strip.tsx';

/** The services of a listing's page, with its city filled in. */
export function Component({ city, category }: SlotProps['listing-detail/services']) {
  return (
    <div className={styles.ofListing}>
      <ServiceStrip title={ENTRY_WORDS.ofListing} entries={listingEntries(city, category)} />
    </div>
  );
}
