import { Link } from '@aangan/shared-kit/platform/router';
import { useNavigationGroups } from '../navigation/use-navigation-links.ts';
import { APP_WORDS } from './app.words.ts';
import styles from './footer.module.css';
import { OpenInApp } from './open-in-app.tsx';
import { usePageSource } from './page-source-context.ts';

/** A column with more links has two of them in a row. */
const ONE_COLUMN_AT_MOST = 8;

/** Links at the end of a page. */
export function Footer({ city }: { city: string }) {
  const { choosePrivacy } = usePageSource();
  const groups = useNavigationGroups('footer', city);
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        {groups.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading}>
            {/* Closed on phones. The stylesheet shows every group on desktops. */}
            <details className={styles.group}>
              <summary>
                <h2>{heading}</h2>
              </summary>
              <ul className={links.length > ONE_COLUMN_AT_MOST ? styles.two : undefined}>
                {links.map(({ title, path }) => (
                  <li key={path}>
                    <Link to={path}>{title}</Link>
                  </li>
                ))}
              </ul>
            </details>
          </nav>
        ))}
        <div className={styles.promise}>
          <p>{APP_WORDS.footer}</p>
          <button type="button" className={styles.privacy} onClick={choosePrivacy}>
            Privacy choices
          </button>
          <OpenInApp className={styles.app} />
        </div>
      </div>
    </footer>
  );
}
