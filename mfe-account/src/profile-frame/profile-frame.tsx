import { PROFILE_TABS, type ProfileTab, profileLink, VISITS_LINK } from '@aangan/shared-kit/links/account';
import { ALERTS_LINK } from '@aangan/shared-kit/links/alerts';
import { interestedLink } from '@aangan/shared-kit/links/leads';
import { NavLink } from '@aangan/shared-kit/platform/router';
import { SoftText, Stack } from '@aangan/shared-kit/ui/layout';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './profile-frame.module.css';

const WORDS: Readonly<Record<ProfileTab, string>> = {
  myprofile: 'Profile',
  shortlist: 'Shortlist',
  enquiries: 'Enquiries',
  myContacts: 'Contacts',
  payments: 'Payments',
  properties: 'Properties',
  myNotes: 'Notes',
};

/** Pages of the person outside of the profile. */
const MORE = [
  { to: VISITS_LINK, label: 'Visits' },
  { to: ALERTS_LINK, label: 'Alerts' },
  { to: interestedLink('tenant'), label: 'Interested' },
] as const;

interface ProfileFrameProps {
  readonly title: string;
  /** One line under the title. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** The page layout of the profile, with its tabs. */
export function ProfileFrame({ title, lead, children }: ProfileFrameProps) {
  const tabs = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the tabs are wider than the screen, so the active tab is scrolled into view.
    tabs.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, []);
  return (
    <div className={styles.frame}>
      <nav className={styles.tabs} aria-label="Your account" ref={tabs}>
        <ul>
          {PROFILE_TABS.map((tab) => (
            <li key={tab}>
              <NavLink to={profileLink(tab)}>{WORDS[tab]}</NavLink>
            </li>
          ))}
          {MORE.map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to}>{label}</NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.content}>
        <Stack as="header" gap={4}>
          <h1>{title}</h1>
          {lead && <SoftText>{lead}</SoftText>}
        </Stack>
        {children}
      </div>
    </div>
  );
}
