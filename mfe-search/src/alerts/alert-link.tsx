import { alertLink } from '@aangan/shared-kit/links/alerts';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link } from '@aangan/shared-kit/platform/router';
import { Icon } from '@aangan/shared-kit/ui/icon';
import { bellIcon } from '@aangan/shared-kit/ui/icon-paths';
import type { MouseEvent, ReactNode } from 'react';
import styles from './alert-link.module.css';
import { useSavedSearch } from './saved-searches.ts';

interface AlertLinkProps {
  /** Address of the search to save. */
  readonly address: string;
  readonly children: string;
}

/** Opens the form to save a search: as a sheet over the results, or as a page in a new tab or without JavaScript. */
export function AlertLink({ address, children }: AlertLinkProps) {
  const { sheets } = usePlatform();
  const saved = useSavedSearch(address);
  const to = alertLink(address);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void sheets.open(to);
  };
  return (
    <Link to={to} rel="nofollow" className={styles.link} onClick={open}>
      <Icon path={bellIcon} filled={saved} />
      <span className={styles.words}>{saved ? 'Alert on' : children}</span>
    </Link>
  );
}

/** Places the link beside the text it belongs to; on phones it is the icon at the end of the results’ top row. */
export function AlertRow({ address, children }: { readonly address: string; readonly children: ReactNode }) {
  return (
    <div className={styles.row}>
      {children}
      <AlertLink address={address}>Alert me</AlertLink>
    </div>
  );
}
