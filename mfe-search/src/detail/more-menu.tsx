import { Popover } from '@aangan/shared-kit/ui/popover';
import type { ReactNode } from 'react';
import styles from './more-menu.module.css';

/** Actions that few people need, behind one button. Native details: opens by keyboard and without JavaScript. */
export function MoreMenu({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.more}>
      <Popover label="More">
        <div className={styles.items}>{children}</div>
      </Popover>
    </div>
  );
}
