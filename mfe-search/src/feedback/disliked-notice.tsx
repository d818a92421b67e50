import { DISLIKED_WORDS } from './disliked.words.ts';
import styles from './disliked-notice.module.css';

interface DislikedNoticeProps {
  /** Name of the home, for the button’s label. */
  readonly title: string;
  readonly onUndo: () => void;
}

/** Covers the picture of a card that the viewer disliked. Moves nothing. */
export function DislikedNotice({ title, onUndo }: DislikedNoticeProps) {
  return (
    <div className={styles.over}>
      <p className={styles.notice}>
        {DISLIKED_WORDS.disliked}
        <button type="button" className={styles.undo} aria-label={`Undo: no to ${title}`} onClick={onUndo}>
          Undo
        </button>
      </p>
    </div>
  );
}
