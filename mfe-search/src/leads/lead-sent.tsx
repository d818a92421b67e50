import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { useEffect, useRef } from 'react';
import styles from './leads.module.css';

/** It has been sent: what happens next, and the way out. */
export function LeadSent({ message }: { readonly message: string }) {
  const { sheets } = usePlatform();
  const answer = useRef<HTMLDivElement>(null);
  // The button that was pressed has gone with its form.
  useEffect(() => answer.current?.focus(), []);
  return (
    <div ref={answer} tabIndex={-1} className={styles.form}>
      <AlertNote tone="good">{message}</AlertNote>
      <div className={styles.actions}>
        <Button onClick={() => sheets.close('sent')}>Done</Button>
      </div>
    </div>
  );
}
