import type { Jacket, JacketAction } from '@aangan/shared-kit/contracts/jackets';
import type { Sheets } from '@aangan/shared-kit/platform/platform';
import { Button } from '@aangan/shared-kit/ui/button';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './jacket-bar.module.css';
import type { JacketDesk } from './jacket-desk.ts';

interface JacketBarProps {
  readonly jacket: Jacket;
  readonly desk: Pick<JacketDesk, 'note'>;
  readonly open: Sheets['open'];
  readonly onClose: () => void;
}

/** The contract's id for every jacket; its module does not reach browsers. */
const ALL = 'all';

/** A suggestion at the bottom edge: the page's own bars move up by its height. It says no three times as easily as yes. */
export function JacketBar({ jacket, desk, open, onClose }: JacketBarProps) {
  const bar = useRef<HTMLElement>(null);
  const [silenced, setSilenced] = useState<string>();
  useRoom(bar);
  useEffect(() => {
    // Whose button has gone finds the way on from the page.
    if (silenced !== undefined) bar.current?.focus();
  }, [silenced]);

  // What cannot be noted is noted the next time: nobody waits for it.
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
    // Of all takes back each with it.
    note(silenced ?? ALL, 'again');
    setSilenced(undefined);
  };

  return (
    <section ref={bar} tabIndex={-1} className={styles.bar} aria-label="Suggestion">
      {silenced === undefined ? (
        <>
          <div className={styles.words}>
            <p className={styles.title}>{jacket.title}</p>
            <p>{jacket.text}</p>
          </div>
          <div className={styles.buttons}>
            <Button variant="primary" size="small" onClick={accept}>
              {jacket.action}
            </Button>
            <Button size="small" onClick={dismiss}>
              Not now
            </Button>
            <Button variant="quiet" size="small" onClick={() => silence(jacket.id)}>
              Don’t show this again
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className={styles.words}>
            {silenced === ALL ? 'We suggest nothing any more.' : 'You will not see this suggestion again.'}
          </p>
          <div className={styles.buttons}>
            <Button size="small" onClick={undo}>
              Undo
            </Button>
            {silenced !== ALL && (
              <Button variant="quiet" size="small" onClick={() => silence(ALL)}>
                No suggestions at all
              </Button>
            )}
            <Button variant="quiet" size="small" onClick={close}>
              Close
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

/** Makes room for the bar below what else stands at the bottom edge. */
function useRoom(bar: React.RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const makeRoom = () => {
      const height = `${bar.current?.offsetHeight ?? 0}px`;
      style.setProperty('--bottom-room', height);
      style.scrollPaddingBlockEnd = height;
    };
    makeRoom();
    addEventListener('resize', makeRoom);
    return () => {
      removeEventListener('resize', makeRoom);
      style.removeProperty('--bottom-room');
      style.scrollPaddingBlockEnd = '';
    };
  }, [bar]);
}
