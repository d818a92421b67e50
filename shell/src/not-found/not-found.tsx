import { HOME_LINK } from '@aangan/shared-kit/links/home';
import { supportChatLink } from '@aangan/shared-kit/links/support-chat';
import { type PageModule, usePageData } from '@aangan/shared-kit/platform/page';
import { Link, useLocation } from '@aangan/shared-kit/platform/router';
import { useId } from 'react';
import styles from './not-found.module.css';
import { NOT_FOUND_WORDS } from './not-found.words.ts';
import { PlaceSearch } from './place-search.tsx';
import { loadNotFound, type NotFoundData } from './popular-localities.ts';

function NotFound() {
  const { pathname } = useLocation();
  const { city, cityName, localities } = usePageData<typeof loadNotFound>();
  return (
    <section className={styles.page}>
      <h1>{NOT_FOUND_WORDS.title}</h1>
      <p>{NOT_FOUND_WORDS.text}</p>
      <PlaceSearch city={city} />
      {localities.length > 0 && <PopularLocalities cityName={cityName} localities={localities} />}
      <ul className={styles.ways}>
        <li>
          <Link to={HOME_LINK}>Home page</Link>
        </li>
        <li>
          <Link to={supportChatLink({ from: pathname })}>Chat with support</Link>
        </li>
      </ul>
    </section>
  );
}

function PopularLocalities({ cityName, localities }: Omit<NotFoundData, 'city'>) {
  const id = useId();
  return (
    <nav className={styles.popular} aria-labelledby={id}>
      <h2 id={id}>{NOT_FOUND_WORDS.popular(cityName)}</h2>
      <ul className={styles.localities}>
        {localities.map(({ name, listings, to }) => (
          <li key={to}>
            <Link to={to}>
              {name} <span className={styles.listings}>{listings}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The page of unknown paths. Source: product-and-plans, section 2. */
export const notFoundPage: PageModule = {
  loader: loadNotFound,
  Component: NotFound,
  head: () => ({ title: 'Page not found | Aangan', status: 404, robots: 'noindex' }),
};
