import { Button } from '@aangan/shared-kit/ui/button';
import styles from './actions.module.css';
import type { ListingAction } from './listing-actions.ts';
import { StepLabel } from './step-label.tsx';

interface ActionButtonProps {
  readonly action: ListingAction;
  /** Words of the next step, in place of the action’s own. */
  readonly label?: string | undefined;
  readonly variant: 'primary' | 'secondary';
  readonly onAction: (action: ListingAction) => void;
}

/** A main action, or the next step of one that was done. */
export function ActionButton({ action, label = action.label, variant, onAction }: ActionButtonProps) {
  return (
    <Button variant={variant} wide icon={action.icon} className={styles.action} onClick={() => onAction(action)}>
      <StepLabel label={label} />
    </Button>
  );
}
