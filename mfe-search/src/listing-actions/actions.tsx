import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Button } from '@aangan/shared-kit/ui/button';
import { heartIcon } from '@aangan/shared-kit/ui/icon-paths';
import { useState } from 'react';
import { useShortlist } from '../shortlist/public.ts';
import styles from './actions.module.css';
import { FURTHER_ACTIONS, type ListingAction, MAIN_ACTIONS } from './listing-actions.ts';

interface ActionsProps {
  readonly id: string;
  readonly active: boolean;
  readonly onAction: (action: ListingAction) => void;
}

/** All actions of a listing; each says before the click that it needs login. */
export function Actions({ id, active, onAction }: ActionsProps) {
  if (!active) return null;
  return (
    <div className={styles.actions}>
      <div className={styles.main}>
        {MAIN_ACTIONS.map((action, index) => (
          <ActionButton
            key={action.flow.name}
            action={action}
            variant={index === 0 ? 'primary' : 'secondary'}
            wide
            onAction={onAction}
          />
        ))}
      </div>
      <LoginNote />
      <div className={styles.further}>
        <ShortlistAction id={id} />
        {FURTHER_ACTIONS.map((action) => (
          <ActionButton key={action.flow.name} action={action} variant="quiet" size="small" onAction={onAction} />
        ))}
      </div>
    </div>
  );
}

/** The main actions, within reach of the thumb. */
export function ActionBar({ active, onAction }: Omit<ActionsProps, 'id'>) {
  const { signUp } = usePlatform();
  if (!active) return null;
  return (
    <section className={styles.bar} aria-label="Owner">
      {MAIN_ACTIONS.map((action, index) => (
        <ActionButton
          key={action.flow.name}
          action={action}
          variant={index === 0 ? 'primary' : 'secondary'}
          wide
          onAction={onAction}
        />
      ))}
      {!signUp.available && <p className={styles.barNote}>{OPENS_SOON}</p>}
    </section>
  );
}

const OPENS_SOON = 'Login opens soon.';

/** After login the login hint is hidden but keeps its space, so that nothing on the page moves. */
function useLoginWords(): { readonly shown: boolean; readonly hidden: boolean } {
  const { loggedIn } = usePlatform().session;
  const [asked] = useState(!loggedIn);
  return { shown: asked, hidden: asked && loggedIn };
}

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

interface ActionButtonProps {
  readonly action: ListingAction;
  readonly variant: 'primary' | 'secondary' | 'quiet';
  readonly size?: 'small' | 'large';
  readonly wide?: boolean;
  readonly onAction: (action: ListingAction) => void;
}

function ActionButton({ action, variant, size = 'large', wide = false, onAction }: ActionButtonProps) {
  const { shown, hidden } = useLoginWords();
  return (
    <Button
      variant={variant}
      size={size}
      wide={wide}
      icon={action.icon}
      className={styles.action}
      onClick={() => onAction(action)}
    >
      <span className={styles.words}>
        {action.label}
        {shown && (
          <span className={size === 'small' ? 'visually-hidden' : styles.login} data-done={hidden || undefined}>
            <span className="visually-hidden"> · </span>login needed
          </span>
        )}
      </span>
    </Button>
  );
}

/** The labelled shortlist button; it works without login, on this device. */
function ShortlistAction({ id }: { readonly id: string }) {
  const { on, toggle } = useShortlist(id);
  return (
    <Button
      variant="quiet"
      size="small"
      icon={heartIcon}
      iconFilled={on}
      className={styles.action}
      aria-pressed={on}
      onClick={toggle}
    >
      Shortlist
    </Button>
  );
}
