import { Button } from '@aangan/shared-kit/ui/button';
import styles from './actions.module.css';
import type { ListingAction } from './listing-actions.ts';
import { useLoginWords } from './login-words.ts';

interface ActionButtonProps {
  readonly action: ListingAction;
  readonly variant: 'primary' | 'secondary';
  readonly onAction: (action: ListingAction) => void;
}

/** A main action, with a second line while it needs a login. */
export function ActionButton({ action, variant, onAction }: ActionButtonProps) {
  const { shown, hidden } = useLoginWords();
  return (
    <Button variant={variant} wide icon={action.icon} className={styles.action} onClick={() => onAction(action)}>
      <span className={styles.words}>
        {action.label}
        {shown && (
          <span className={styles.login} data-done={hidden || undefined}>
            <span className="visually-hidden"> · </span>login needed
          </span>
        )}
      </span>
    </Button>
  );
}
