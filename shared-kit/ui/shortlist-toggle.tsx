import { RepeatedIcon } from './repeated-icon.tsx';
import styles from './shortlist-toggle.module.css';

interface ShortlistToggleProps {
  /** Whether it is shortlisted. */
  readonly on: boolean;
  /** What is shortlisted, for the button’s label. */
  readonly title: string;
  readonly onPress: () => void;
  /** Another look than that in the corner of a card. */
  readonly className?: string | undefined;
}

/** Shortlists a home or a project. */
export function ShortlistToggle({ on, title, onPress, className = styles.corner }: ShortlistToggleProps) {
  return (
    <button
      type="button"
      className={className}
      title="Shortlist"
      aria-label={`Shortlist: ${title}`}
      aria-pressed={on}
      onClick={onPress}
    >
      <RepeatedIcon shape={on ? 'heart-filled' : 'heart'} />
    </button>
  );
}
