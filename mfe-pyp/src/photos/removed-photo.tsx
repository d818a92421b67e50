import { Button } from '@aangan/shared-kit/ui/button';
import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './photo-list.module.css';
import { PHOTO_REMOVED } from './photos.words.ts';

/** ms in which a removed photo can be brought back. */
const UNDO_MS = 10_000;

interface RemovedPhotoProps {
  readonly onUndo: () => void;
  /** The time is over, or the person has left the page. */
  readonly onOver: () => void;
}

/** Stands in for a photo that was removed, while that can be undone. */
export function RemovedPhoto({ onUndo, onOver }: RemovedPhotoProps) {
  const isDecided = useRef(false);
  const over = useEffectEvent(() => {
    if (isDecided.current) return;
    isDecided.current = true;
    onOver();
  });
  useEffect(() => {
    const timer = setTimeout(() => over(), UNDO_MS);
    return () => {
      clearTimeout(timer);
      over();
    };
  }, []);
  function undo() {
    isDecided.current = true;
    onUndo();
  }
  return (
    <p className={styles.removed} role="status">
      <span>{PHOTO_REMOVED}</span>
      <Button size="small" onClick={undo}>
        Undo
      </Button>
    </p>
  );
}
