import { type ReactNode, useEffect } from 'react';
import { Button } from './button.tsx';
import { closeIcon } from './icon-paths.tsx';
import styles from './picked-pin.module.css';
import { type Photo, Picture } from './picture.tsx';

interface PickedPinProps {
  /** What the pin stands for: its price, then its link. */
  readonly children: ReactNode;
  /** Null while it is not known yet, and where there is none; its box is reserved. Without it there is no box. */
  readonly photo?: Photo | null;
  readonly onClose: () => void;
}

/** The card of a pressed pin of a map. Escape closes it, unless a sheet above it is open. */
export function PickedPin({ children, photo, onClose }: PickedPinProps) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isInSheet(event.target)) onClose();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onClose]);
  return (
    <div className={styles.picked} role="status" data-picked="">
      {photo !== undefined && (
        <div className={styles.picture}>
          {photo && <Picture photo={photo} sizes="80px" widths={[320]} ratio="1:1" />}
        </div>
      )}
      {children}
      <Button variant="quiet" size="small" icon={closeIcon} label="Close" onClick={onClose} />
    </div>
  );
}

/** Escape closes one layer at a time: a sheet above this card closes first. */
function isInSheet(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog') !== null;
}
