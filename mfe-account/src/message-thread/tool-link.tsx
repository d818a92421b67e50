import { Link } from '@aangan/shared-kit/platform/router';
import { Icon } from '@aangan/shared-kit/ui/icon';
import type { ComponentProps } from 'react';
import styles from './composer.module.css';

interface ToolLinkProps {
  readonly to: string;
  readonly icon: ComponentProps<typeof Icon>['path'];
  readonly children: string;
}

/** A link above the field that adds something to the conversation. */
export function ToolLink({ to, icon, children }: ToolLinkProps) {
  return (
    <Link to={to} className={styles.tool}>
      <Icon path={icon} />
      {children}
    </Link>
  );
}
