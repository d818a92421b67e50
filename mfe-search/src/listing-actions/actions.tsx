import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { ActionButton } from './action-button.tsx';
import styles from './actions.module.css';
import { type ListingAction, MAIN_ACTIONS } from './listing-actions.ts';
import { useLoginWords } from './login-words.ts';

interface ActionsProps {
  readonly active: boolean;
  readonly onAction: (action: ListingAction) => void;
}

/** The main actions of a listing; each says before the click that it needs login. */
export function Actions({ active, onAction }: ActionsProps) {
  if (!active) return null;
  return (
    <div className={styles.actions}>
      <div className={styles.main}>
        {MAIN_ACTIONS.map((action, index) => (
          <ActionButton
            key={action.flow.name}
            action={action}
            variant={index === 0 ? 'primary' : 'secondary'}
            onAction={onAction}
          />
        ))}
      </div>
      <LoginNote />
    </div>
  );
}

/** The main actions, within reach of the thumb. */
export function ActionBar({ active, onAction }: ActionsProps) {
  const { signUp } = usePlatform();
  if (!active) return null;
  return (
    <section className={styles.bar} aria-label="Owner">
      {MAIN_ACTIONS.map((action, index) => (
        <ActionButton
          key={action.flow.name}
          action={action}
          variant={index === 0 ? 'primary' : 'secondary'}
          onAction={onAction}
        />
      ))}
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
          {signUp.available
            ? 'Login is needed to reach the owner. It is free.'
            : `${OPENS_SOON} Until then you can read and share everything here.`}
        </p>
      )}
      <p className={styles.noScript}>Reaching the owner needs JavaScript switched on.</p>
    </>
  );
}
