import { type FocusEvent, type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { classList } from './class-list.ts';
import { Icon } from './icon.tsx';
import { chevronDownIcon } from './icon-paths.tsx';
import styles from './popover.module.css';

interface PopoverProps {
  /** Words on the button. */
  readonly label: ReactNode;
  readonly children: ReactNode;
  /** Something in it is chosen: the button shows that. */
  readonly active?: boolean;
  /** Popovers of the same group close each other. */
  readonly group?: string;
  /** The edge of the button with which the panel is aligned. */
  readonly align?: 'start' | 'end';
  /** Called when it closes, before its fields are removed. */
  readonly onClose?: () => void;
}

/** A small panel under its button. Native details: works without JavaScript; Esc, Tab out and a press elsewhere close it. */
export function Popover({ label, children, active = false, group, align = 'start', onClose }: PopoverProps) {
  const details = useRef<HTMLDetailsElement>(null);

  const [open, setOpen] = useState(false);

  const close = useCallback(() => {
    if (details.current) details.current.open = false;
  }, []);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return;
    event.stopPropagation();
    close();
    details.current.querySelector('summary')?.focus();
  };
  // Pressing on plain text inside moves the focus to nothing, or to a focusable ancestor. That must not close it.
  const closeOnLeave = ({ relatedTarget: next }: FocusEvent) => {
    if (!(next instanceof Node) || details.current?.contains(next) || next.contains(details.current)) return;
    close();
  };
  const follow = () => {
    const now = details.current?.open ?? false;
    setOpen(now);
    if (open && !now) onClose?.();
  };

  useEffect(() => {
    if (!open) return;
    const pressed = (event: PointerEvent) => {
      if (event.target instanceof Node && !details.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [open, close]);

  return (
    <details
      ref={details}
      className={styles.popover}
      {...(group !== undefined && { name: group })}
      onKeyDown={closeByKey}
      onBlur={closeOnLeave}
      onToggle={follow}
    >
      <summary className={classList(styles.button, active && styles.active)}>
        {label}
        <Icon path={chevronDownIcon} />
      </summary>
      <div className={classList(styles.panel, styles[align])}>{children}</div>
    </details>
  );
}
