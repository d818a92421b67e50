import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import styles from './leads.module.css';

/** It has been sent: what happens next, and the way out. */
export function LeadSent({ message }: { readonly message: string }) {
  const { sheets } = usePlatform();
  return (
    <div className={styles.form}>
      <AlertNote tone="good">{message}</AlertNote>
      <div className={styles.actions}>
        <Button onClick={() => sheets.close('sent')}>Done</Button>
      </div>
    </div>
  );
}
