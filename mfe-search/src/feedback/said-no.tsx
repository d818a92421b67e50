import styles from './said-no.module.css';

interface SaidNoProps {
  /** Of the home, for the button's name. */
  readonly title: string;
  readonly onUndo: () => void;
}

/** Over the picture of a card: the viewer said that this home is not for them. Moves nothing. */
export function SaidNo({ title, onUndo }: SaidNoProps) {
  return (
    <div className={styles.over}>
      <p className={styles.said}>
        You said no to this one
        <button type="button" className={styles.undo} aria-label={`Undo: no to ${title}`} onClick={onUndo}>
          Undo
        </button>
      </p>
    </div>
  );
}
