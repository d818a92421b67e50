import { HOME_LINK } from '@aangan/shared-kit/links/home';
import { NavLink } from '@aangan/shared-kit/platform/router';
import { BrandMark } from '@aangan/shared-kit/ui/brand-mark';
import { useNavigationLinks } from '../navigation/use-navigation-links.ts';
import { AccountMenu } from './account-menu.tsx';
import { CityPicker } from './city-picker.tsx';
import styles from './header.module.css';

/** Brand, city and main navigation. */
export function Header({ city }: { city: string }) {
  const links = useNavigationLinks('header', city);
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <header className={styles.header}>
        <div className={styles.bar}>
          <NavLink to={HOME_LINK} className={styles.brand ?? ''}>
            <BrandMark />
            <span>Aangan</span>
          </NavLink>
          <CityPicker city={city} />
          <nav className={styles.navigation} aria-label="Main">
            <ul>
              {links.map(({ title, path }) => (
                <li key={path}>
                  <NavLink to={path}>{title}</NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <AccountMenu />
        </div>
      </header>
    </>
  );
}
