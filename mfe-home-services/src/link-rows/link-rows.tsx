import { Link } from '@aangan/shared-kit/platform/router';
import { Icon } from '@aangan/shared-kit/ui/icon';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import type { ReactNode } from 'react';
import styles from './link-rows.module.css';

/** Links one below the other, in two columns where there is space. */
export function LinkRows({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}

interface LinkRowProps {
  readonly to: string;
  readonly name: string;
  /** What it brings, or costs. */
  readonly text: string;
  /** A path of an icon file. */
  readonly icon?: string;
  /** What is at the end of the row. */
  readonly children?: ReactNode;
}

/** A row whose whole area is its link. */
export function LinkRow({ to, name, text, icon, children }: LinkRowProps) {
  return (
    <li className={styles.row}>
      {icon !== undefined && <Icon path={icon} size={24} />}
      <div className={styles.words}>
        <Link to={to} className={styles.link}>
          {name}
        </Link>
        <SmallText as="span">{text}</SmallText>
      </div>
      {children}
    </li>
  );
}
