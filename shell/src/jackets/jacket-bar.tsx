import type { Jacket, JacketAction } from '@aangan/shared-kit/contracts/jackets';
import type { Sheets } from '@aangan/shared-kit/platform/platform';
import { Button } from '@aangan/shared-kit/ui/button';
import { useEffect, useRef, useState } from 'react';
import { BottomBar } from '../bottom-bar/bottom-bar.tsx';
import { JACKET_WORDS } from './jacket.words.ts';
import styles from './jacket-bar.module.css';
import type { JacketDesk } from './jacket-desk.ts';

interface JacketBarProps {
  readonly jacket: Jacket;
  readonly desk: Pick<JacketDesk, 'note'>;
  readonly open: Sheets['open'];
  readonly onClose: () => void;
}

/** The contract's id for every jacket; its module is not shipped to browsers. */
const ALL = 'all';

/** A suggestion at the bottom edge. It has three ways to decline and one to accept. */
export function JacketBar({ jacket, desk, open, onClose }: JacketBarProps) {
  const bar = useRef<HTMLElement>(null);
  const [silenced, setSilenced] = useState<string>();
  useEffect(() => {
    // Its button has gone, so the focus returns to the page.
    if (silenced !== undefined) bar.current?.focus();
  }, [silenced]);

  // A failed record is repeated the next time: nothing waits for it.
  const note = (id: string, action: JacketAction) => void desk.note(id, action).catch(() => undefined);
  const close = () => {
    onClose();
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const accept = () => {
    note(jacket.id, 'clicked');
    close();
    void open(jacket.path);
  };
  const dismiss = () => {
    note(jacket.id, 'dismissed');
    close();
  };
  const silence = (id: string) => {
    note(id, 'never');
    setSilenced(id);
  };
  const undo = () => {
    // Undoing all of them also undoes each one.
    note(silenced ?? ALL, 'again');
    setSilenced(undefined);
  };

  if (silenced === undefined) {
    return (
      <BottomBar
        ref={bar}
        label="Suggestion"
        words={
          <>
            <p className={styles.title}>{jacket.title}</p>
            <p>{jacket.text}</p>
          </>
        }
        buttons={
          <>
            <Button variant="primary" size="small" onClick={accept}>
              {jacket.action}
            </Button>
            <Button size="small" onClick={dismiss}>
              Not now
            </Button>
            <Button variant="quiet" size="small" onClick={() => silence(jacket.id)}>
              Don’t show this again
            </Button>
          </>
        }
      />
    );
  }
  return (
    <BottomBar
      ref={bar}
      label="Suggestion"
      words={<p>{silenced === ALL ? JACKET_WORDS.never : JACKET_WORDS.notThis}</p>}
      buttons={
        <>
          <Button size="small" onClick={undo}>
            Undo
          </Button>
          {silenced !== ALL && (
            <Button variant="quiet" size="small" onClick={() => silence(ALL)}>
              Stop all suggestions
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={close}>
            Close
          </Button>
        </>
      }
    />
  );
}
