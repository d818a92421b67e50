import { profileLink } from '@aangan/shared-kit/links/account';
import { NOTIFICATIONS_LINK } from '@aangan/shared-kit/links/notifications';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link } from '@aangan/shared-kit/platform/router';
import { useLive } from '@aangan/shared-kit/platform/use-live';
import { type FormEvent, type MouseEvent, type ReactNode, useId, useState, useSyncExternalStore } from 'react';
import { useNavigationGroups } from '../navigation/use-navigation-links.ts';
import { LOG_OUT_PATH } from '../session/log-out-path.ts';
import styles from './account-menu.module.css';
import { usePageSource } from './page-source-context.ts';
import { useDisclosure } from './use-disclosure.ts';

/**
 * A login link for a guest; for a logged-in person, links to personal pages and the logout. Somebody whose login cannot be
 * resolved gets the link to the account, and never a login. Works without scripts.
 */
export function AccountMenu() {
  const { session, signUp } = usePlatform();
  const { logOut, live } = usePageSource();
  const isUnsure = () => live.getState().unsure;
  const unsure = useSyncExternalStore(live.subscribe, isUnsure, isUnsure);
  const disclosure = useDisclosure();
  const groups = useNavigationGroups('account', session.city);
  const { account } = session;
  // No page pays for the count before somebody opens the menu; from then on it is live.
  const [isUsed, setUsed] = useState(false);
  const [unread, setUnread] = useState(0);
  useLive('notifications', account && isUsed ? {} : undefined, (now) => setUnread(now.unread));

  if (!account && unsure) {
    return (
      <Link className={styles.login} to={profileLink()}>
        Account
      </Link>
    );
  }
  if (!account) {
    const ask = (event: MouseEvent) => {
      event.preventDefault();
      void signUp.require('account');
    };
    return (
      <Link className={styles.login} to={profileLink()} onClick={ask}>
        Log in
      </Link>
    );
  }
  const leave = (event: FormEvent) => {
    event.preventDefault();
    // The server ends live updates with the session; a client that still wants them would ask again, and be refused.
    setUsed(false);
    logOut?.();
  };
  return (
    <details {...disclosure} className={styles.menu} onToggle={() => setUsed(true)}>
      <summary>
        <span className="visually-hidden">Account: </span>
        {account.name || 'You'}
        {unread > 0 && <span className={styles.dot} />}
      </summary>
      <div className={styles.panel}>
        <div className={styles.groups}>
          {groups.map(({ heading, links }) => (
            <MenuGroup key={heading} heading={heading}>
              {links.map(({ title, path }) => (
                <li key={path}>
                  <Link to={path}>
                    {title}
                    {path === NOTIFICATIONS_LINK && unread > 0 && <span className={styles.unread}> {unread} new</span>}
                  </Link>
                </li>
              ))}
            </MenuGroup>
          ))}
        </div>
        <form method="post" action={LOG_OUT_PATH} onSubmit={leave}>
          <button type="submit">Log out</button>
        </form>
      </div>
    </details>
  );
}

/** Links under a heading; a release for contracts before 1.5 has none. */
function MenuGroup({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <div className={styles.group}>
      {heading && <p id={id}>{heading}</p>}
      <ul {...(heading && { 'aria-labelledby': id })}>{children}</ul>
    </div>
  );
}
