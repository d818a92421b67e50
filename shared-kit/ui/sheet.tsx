import { type MouseEvent, type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { classList } from './class-list.ts';
import { Icon } from './icon.tsx';
import { closeIcon } from './icon-paths.tsx';
import styles from './sheet.module.css';

interface SheetProps {
  readonly title: string;
  /** The content has a heading of its own: the title is for screen readers alone. */
  readonly titleHidden?: boolean;
  readonly open: boolean;
  /** Esc, the Close button, a press on the backdrop, or Back where `useSheetHistory` drives it. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Stays at the bottom while the content scrolls: the main action. */
  readonly footer?: ReactNode;
  /** On phones: `full` takes the whole height, `half` what it needs. */
  readonly height?: 'half' | 'full';
  /** On desktop: in the middle, or along the right edge. */
  readonly place?: 'centre' | 'side';
}

/**
 * A modal on the native dialog: focus moves in, stays in and returns; the page behind is inert and still.
 * A bottom sheet on phones. Its content exists only while it is open.
 */
export function Sheet({
  title,
  titleHidden = false,
  open,
  onClose,
  children,
  footer,
  height = 'half',
  place = 'centre',
}: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const titleId = useId();

  // Before paint, so that the sheet is never visible without its content.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);

  // A press that starts inside and ends on the backdrop is a text selection, not a close.
  const notePress = (event: PointerEvent) => {
    pressedOutside.current = event.target === dialog.current;
  };
  const closeFromBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current && pressedOutside.current) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop is for pointers; the keyboard has Esc and Close
    <dialog
      ref={dialog}
      className={classList(styles.sheet, styles[height], styles[place])}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // The owner's state decides; the effect above then closes the element.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget }) => {
        // The browser's event may be late: a sheet that was opened again meanwhile stays open.
        if (open && !currentTarget.open) onClose();
      }}
      onPointerDown={notePress}
      onClick={closeFromBackdrop}
    >
      {open && (
        <div className={styles.panel}>
          <header className={styles.head}>
            <h2 id={titleId} className={titleHidden ? 'visually-hidden' : styles.title}>
              {title}
            </h2>
            <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
              <Icon path={closeIcon} size={24} />
            </button>
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.foot}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
