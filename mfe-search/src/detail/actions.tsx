import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Button } from '@aangan/shared-kit/ui/button';
import styles from './actions.module.css';
import { FURTHER_ACTIONS, type ListingAction, MAIN_ACTIONS } from './listing-actions.ts';

/** All that one can do with a listing, each saying before the click that it needs login. */
export function Actions({ active }: { readonly active: boolean }) {
  if (!active) return null;
  return (
    <div className={styles.actions}>
      <div className={styles.main}>
        {MAIN_ACTIONS.map((action, index) => (
          <ActionButton key={action.flow} action={action} variant={index === 0 ? 'primary' : 'secondary'} wide />
        ))}
      </div>
      <LoginNote />
      <div className={styles.further}>
        {FURTHER_ACTIONS.map((action) => (
          <ActionButton key={action.flow} action={action} variant="quiet" size="small" />
        ))}
      </div>
    </div>
  );
}

/** The main actions within reach of the thumb. */
export function ActionBar({ active }: { readonly active: boolean }) {
  const { signUp } = usePlatform();
  if (!active) return null;
  return (
    <section className={styles.bar} aria-label="Owner">
      {MAIN_ACTIONS.map((action, index) => (
        <ActionButton key={action.flow} action={action} variant={index === 0 ? 'primary' : 'secondary'} wide />
      ))}
      {!signUp.available && <p className={styles.barNote}>{OPENS_SOON}</p>}
    </section>
  );
}

const OPENS_SOON = 'Login opens soon.';

function LoginNote() {
  const { session, signUp } = usePlatform();
  return (
    <>
      {!session.loggedIn && (
        <p className={styles.note}>
          {signUp.available
            ? 'Login is needed to reach the owner. It is free.'
            : `${OPENS_SOON} Until then you can read and share everything here.`}
        </p>
      )}
      <p className={styles.noScript}>Reaching the owner needs JavaScript switched on.</p>
    </>
  );
}

interface ActionButtonProps {
  readonly action: ListingAction;
  readonly variant: 'primary' | 'secondary' | 'quiet';
  readonly size?: 'small' | 'large';
  readonly wide?: boolean;
}

function ActionButton({ action, variant, size = 'large', wide = false }: ActionButtonProps) {
  const { session, signUp } = usePlatform();
  return (
    <Button
      variant={variant}
      size={size}
      wide={wide}
      icon={action.icon}
      className={styles.action}
      onClick={() => void signUp.require(action.flow)}
    >
      <span className={styles.words}>
        {action.label}
        {!session.loggedIn && (
          <span className={size === 'small' ? 'visually-hidden' : styles.login}>
            <span className="visually-hidden"> · </span>login needed
          </span>
        )}
      </span>
    </Button>
  );
}
