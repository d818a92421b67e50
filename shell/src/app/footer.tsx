import { CITIES, cityBySlug } from '@aangan/shared-kit/domain/cities';
import { CATEGORY_FACTS, LISTING_CATEGORIES } from '@aangan/shared-kit/domain/listing-category';
import { cityHomeLink, cityLink } from '@aangan/shared-kit/links/home';
import { plansLink } from '@aangan/shared-kit/links/plans';
import { Link } from '@aangan/shared-kit/platform/router';
import styles from './footer.module.css';
import { OpenInApp } from './open-in-app.tsx';
import { usePageSource } from './page-source-context.ts';

const COMPANY = [
  ['About us', '/about/us'],
  ['Staying safe', '/about/safety'],
  ['Careers', '/careers'],
  ['Privacy', '/privacy'],
  ['Terms', '/terms-and-condition'],
] as const;

const PLAN_SEEKERS = ['tenant', 'buyer', 'owner', 'seller'] as const;

/** Links at the end of a page. */
export function Footer({ city }: { city: string }) {
  const { choosePrivacy } = usePageSource();
  const name = cityBySlug(city)?.name ?? 'your city';
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <nav aria-label={`Homes in ${name}`}>
          <h2>In {name}</h2>
          <ul>
            {LISTING_CATEGORIES.map((category) => (
              <li key={category}>
                <Link to={cityHomeLink(city, category)}>{CATEGORY_FACTS[category].tab}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Cities">
          <h2>Cities</h2>
          <ul className={styles.two}>
            {CITIES.map(({ slug, name }) => (
              <li key={slug}>
                <Link to={cityLink(slug)}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Plans">
          <h2>Plans</h2>
          <ul>
            {PLAN_SEEKERS.map((seeker) => (
              <li key={seeker}>
                <Link to={plansLink(seeker)}>For {seeker}s</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Aangan">
          <h2>Aangan</h2>
          <ul>
            {COMPANY.map(([label, to]) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.promise}>
          <p>
            Aangan is an open courtyard: owners and home seekers meet without a broker in between, and nobody sees your
            phone number before you say so. Pictures marked “Illustration” are drawn, not photographed.
          </p>
          <button type="button" className={styles.privacy} onClick={choosePrivacy}>
            Privacy choices
          </button>
          <OpenInApp className={styles.app} />
        </div>
      </div>
    </footer>
  );
}
