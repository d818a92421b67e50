import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link } from '@aangan/shared-kit/platform/router';
import type { MouseEvent } from 'react';
import { choiceLink, type PlanChoice } from '../buying/public.ts';
import styles from './plan-card.module.css';

interface DetailLinkProps {
  readonly choice: PlanChoice;
  /** Name of the plan, for screen readers. */
  readonly plan: string;
  readonly children: string;
}

/** Opens a plan: as a sheet over this page, or as a page in a new tab or without JavaScript. */
export function DetailLink({ choice, plan, children }: DetailLinkProps) {
  const { sheets } = usePlatform();
  const to = choiceLink(choice);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void sheets.open(to);
  };
  return (
    <Link to={to} rel="nofollow" className={styles.more} onClick={open}>
      {children}
      <span className="visually-hidden"> ({plan})</span>
    </Link>
  );
}
