import type { NavigationIcon } from '@aangan/shared-kit/build/navigation';
import { NavLink } from '@aangan/shared-kit/platform/router';
import { Icon } from '@aangan/shared-kit/ui/icon';
import { chatIcon, heartIcon, plusIcon, searchIcon, userIcon } from '@aangan/shared-kit/ui/icon-paths';
import { useNavigationLinks } from '../navigation/use-navigation-links.ts';
import styles from './phone-bar.module.css';

const ICONS = {
  search: searchIcon,
  heart: heartIcon,
  plus: plusIcon,
  chat: chatIcon,
  person: userIcon,
} as const satisfies Record<NavigationIcon, string>;

/** The main pages at the bottom edge of a phone. @param city slug of the city that the page is about */
export function PhoneBar({ city }: { readonly city: string }) {
  const links = useNavigationLinks('bar', city);
  return (
    <nav className={styles.bar} aria-label="Main pages">
      <ul>
        {links.map(({ title, path, icon }) => (
          <li key={path}>
            <NavLink to={path} end>
              {icon && <Icon path={ICONS[icon]} size={24} />}
              <span>{title}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
