import { Button } from './button.tsx';
import styles from './removed-row.module.css';

interface RemovedRowProps {
  readonly title: string;
  readonly onUndo: () => void;
}

/** In place of what was removed from a list, with the way back. */
export function RemovedRow({ title, onUndo }: RemovedRowProps) {
  return (
    <p className={styles.removed} role="status">
      <span>Removed: {title}</span>
      <Button size="small" onClick={onUndo}>
        Undo
      </Button>
    </p>
  );
}
