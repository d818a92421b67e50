import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { useEffect, useRef } from 'react';
import styles from './properties.module.css';
import { MOVE_WORDS, OWN_LISTING_WORDS } from './properties.words.ts';
import type { Moves } from './use-moves.ts';

/** The result of a move with its undo. It takes the focus, because the pressed button may be gone. */
export function MovedNote({ moves }: { readonly moves: Moves }) {
  const { busy, problem, done, undo, run } = moves;
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (done) note.current?.focus();
  }, [done]);
  return (
    <div ref={note} tabIndex={-1} className={styles.moved}>
      {problem !== undefined && <AlertNote tone="error">{problem}</AlertNote>}
      {done && (
        <AlertNote tone="good">
          {MOVE_WORDS[done].done}{' '}
          {undo && (
            <Button size="small" variant="quiet" busy={busy} onClick={() => void run(undo)}>
              {OWN_LISTING_WORDS.undo}
            </Button>
          )}
        </AlertNote>
      )}
    </div>
  );
}
