import { usePlatform } from '@aangan/shared-kit/platform/platform';
import type { ActedOnListing } from '../listing-sheet/public.ts';
import styles from './actions.module.css';
import type { ListingAction } from './listing-actions.ts';
import { LISTING_ACTIONS_WORDS } from './listing-actions.words.ts';
import { useLoginWords } from './login-words.ts';
import { MainSteps } from './main-steps.tsx';

interface ActionsProps {
  readonly listing: ActedOnListing;
  readonly active: boolean;
  readonly onAction: (action: ListingAction) => void;
}

/** The main actions of a listing; each says before the click that it needs login. */
export function Actions({ listing, active, onAction }: ActionsProps) {
  if (!active) return null;
  return (
    <div className={styles.actions}>
      <div className={styles.main}>
        <MainSteps listing={listing} onAction={onAction} />
      </div>
      <LoginNote />
    </div>
  );
}

/** The main actions, within reach of the thumb. */
export function ActionBar({ listing, active, onAction }: ActionsProps) {
  const { signUp } = usePlatform();
  if (!active) return null;
  return (
    <section className={styles.bar} aria-label="Owner">
      <MainSteps listing={listing} onAction={onAction} />
      {!signUp.available && <p className={styles.barNote}>{OPENS_SOON}</p>}
    </section>
  );
}

const OPENS_SOON = 'Login opens soon.';

function LoginNote() {
  const { signUp } = usePlatform();
  const { shown, hidden } = useLoginWords();
  return (
    <>
      {shown && (
        <p className={styles.note} data-done={hidden || undefined}>
          {signUp.available ? LISTING_ACTIONS_WORDS.login : LISTING_ACTIONS_WORDS.readUntil(OPENS_SOON)}
        </p>
      )}
      <p className={styles.noScript}>{LISTING_ACTIONS_WORDS.needsScript}</p>
    </>
  );
}
