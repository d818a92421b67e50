import { SmallHeading } from '@aangan/shared-kit/ui/layout';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './thread-frame.module.css';

/** A box in place of the field for a message. Its heading takes the focus, since a link has opened it. */
export function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <SmallHeading id={id} tabIndex={-1} ref={heading}>
        {title}
      </SmallHeading>
      {children}
    </section>
  );
}
