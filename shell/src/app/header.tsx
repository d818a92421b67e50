import { CATEGORY_FACTS, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { cityHomeLink, HOME_LINK } from '@aangan/shared-kit/links/home';
import { plansLink } from '@aangan/shared-kit/links/plans';
import { NavLink } from '@aangan/shared-kit/platform/router';
import { BrandMark } from '@aangan/shared-kit/ui/brand-mark';
import { AccountMenu } from './account-menu.tsx';
import { CityPicker } from './city-picker.tsx';
import styles from './header.module.css';

const NAVIGATION: readonly ListingCategory[] = ['BUY', 'RENT', 'PG', 'SHARED', 'PLOT', 'COMMERCIAL_RENT'];

const WORDS: Partial<Record<ListingCategory, string>> = { COMMERCIAL_RENT: 'Commercial' };

/** Brand, city and main navigation. */
export function Header({ city }: { city: string }) {
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
              {NAVIGATION.map((category) => (
                <li key={category}>
                  <NavLink to={cityHomeLink(city, category)}>{WORDS[category] ?? CATEGORY_FACTS[category].tab}</NavLink>
                </li>
              ))}
              <li>
                <NavLink to={plansLink('tenant')}>Plans</NavLink>
              </li>
            </ul>
          </nav>
          <AccountMenu />
        </div>
      </header>
    </>
  );
}
