import { profileLink, REWARDS_LINK, VISITS_LINK, WALLET_LINK } from '@aangan/shared-kit/links/account';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link } from '@aangan/shared-kit/platform/router';
import type { FormEvent, MouseEvent } from 'react';
import { LOG_OUT_PATH } from '../session/log-out-path.ts';
import styles from './account-menu.module.css';
import { usePageSource } from './page-source-context.ts';
import { useDisclosure } from './use-disclosure.ts';

const LINKS = {
  Profile: profileLink(),
  Shortlist: profileLink('shortlist'),
  Contacts: profileLink('myContacts'),
  Visits: VISITS_LINK,
  Notes: profileLink('myNotes'),
  Wallet: WALLET_LINK,
  Rewards: REWARDS_LINK,
} as const;

/** A login link for a guest; for a logged-in person, links to personal pages and the logout. Works without scripts. */
export function AccountMenu() {
  const { session, signUp } = usePlatform();
  const { logOut } = usePageSource();
  const disclosure = useDisclosure();
  const { account } = session;

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
    logOut?.();
  };
  return (
    <details {...disclosure} className={styles.menu}>
      <summary>
        <span className="visually-hidden">Account: </span>
        {account.name || 'You'}
      </summary>
      <ul>
        {Object.entries(LINKS).map(([words, path]) => (
          <li key={path}>
            <Link to={path}>{words}</Link>
          </li>
        ))}
        <li>
          <form method="post" action={LOG_OUT_PATH} onSubmit={leave}>
            <button type="submit">Log out</button>
          </form>
        </li>
      </ul>
    </details>
  );
}
