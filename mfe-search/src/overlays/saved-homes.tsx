import { emptySearch } from '@aangan/shared-kit/domain/listing-search';
import { searchLink } from '@aangan/shared-kit/links/search';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { heartIcon } from '@aangan/shared-kit/ui/icon-paths';
import type { SavedHome } from '../saved-homes/public.ts';
import { JacketChoice } from './jacket-choice.tsx';
import { OverlayFrame } from './overlay-frame.tsx';
import { SavedCard } from './saved-card.tsx';
import { changedFirst } from './saved-change.ts';
import styles from './saved-homes.module.css';
import { SAVED_HOMES_WORDS } from './saved-homes.words.ts';
import type { SavedRow } from './saved-rows.ts';
import { useDeviceHomes } from './use-device-homes.ts';
import { useMergedHomes } from './use-merged-homes.ts';

interface SavedHomesProps {
  readonly row: SavedRow;
  /** Homes of the account, or null for a visitor without login. */
  readonly homes: readonly SavedHome[] | null;
}

/** Homes that the person shortlisted or viewed, with what changed since. */
export function SavedHomes({ row, homes }: SavedHomesProps) {
  const { session, now } = usePlatform();
  const here = useDeviceHomes(row.source, homes === null);
  useMergedHomes(row.source, homes !== null);
  const known = homes ?? here.homes;
  const shown = known && row.changes ? changedFirst(known, now) : known;
  return (
    <OverlayFrame title={row.title} purpose={row.purpose}>
      {row.beside && (
        <p>
          <Link to={row.beside.to}>{row.beside.words}</Link>
        </p>
      )}
      {homes === null && (
        <noscript>
          <p>{SAVED_HOMES_WORDS.needsScript}</p>
        </noscript>
      )}
      <div className={styles.reserved}>
        {here.failed && (
          <AlertNote tone="error" onRetry={here.lookUp}>
            {SAVED_HOMES_WORDS.failed}
          </AlertNote>
        )}
        {here.cutOff && <AlertNote tone="info">{SAVED_HOMES_WORDS.offline}</AlertNote>}
        {shown?.length === 0 && !here.cutOff && (
          <EmptyState
            icon={heartIcon}
            title={row.empty.title}
            actions={<LinkButton to={searchLink(emptySearch('RENT', session.city))}>Look at homes</LinkButton>}
          >
            <p>{row.empty.help}</p>
          </EmptyState>
        )}
        {shown && shown.length > 0 && (
          <ul className={styles.cards} aria-label={row.title}>
            {shown.map((home) => (
              <li key={home.listing.id}>
                <SavedCard home={home} changes={row.changes} removable={row.source === 'shortlist'} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {row.jacket && <JacketChoice jacketId={row.jacket} />}
    </OverlayFrame>
  );
}
