import { grievanceLink } from '@aangan/shared-kit/links/grievance';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link } from '@aangan/shared-kit/platform/router';
import { Icon } from '@aangan/shared-kit/ui/icon';
import { flagIcon } from '@aangan/shared-kit/ui/icon-paths';
import type { MouseEvent } from 'react';
import styles from './more-menu.module.css';

interface ReportLinkProps {
  /** Path of the listing. */
  readonly url: string;
  readonly onReport: () => void;
}

/** Opens the report of a listing; without JavaScript it leads to the form for complaints about it. */
export function ReportLink({ url, onReport }: ReportLinkProps) {
  const { session } = usePlatform();
  const report = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onReport();
  };
  return (
    <Link to={grievanceLink('content', url)} className={styles.item} rel="nofollow" onClick={report}>
      <Icon path={flagIcon} />
      Report
      {!session.loggedIn && <span className="visually-hidden"> · login needed</span>}
    </Link>
  );
}
