import { HOME_LINK } from '@aangan/shared-kit/links/home';
import { supportChatLink } from '@aangan/shared-kit/links/support-chat';
import type { PageModule } from '@aangan/shared-kit/platform/page';
import { Link, useLocation } from '@aangan/shared-kit/platform/router';
import styles from './not-found.module.css';
import { NOT_FOUND_WORDS } from './not-found.words.ts';

function NotFound() {
  const { pathname } = useLocation();
  return (
    <section className={styles.page}>
      <h1>{NOT_FOUND_WORDS.title}</h1>
      <p>{NOT_FOUND_WORDS.text}</p>
      <p>
        <Link to={HOME_LINK}>{NOT_FOUND_WORDS.search}</Link>
      </p>
      <p>
        <Link to={supportChatLink({ from: pathname })}>Chat with support</Link>
      </p>
    </section>
  );
}

/** The page of unknown paths. Source: product-and-plans, section 2. */
export const notFoundPage: PageModule = {
  Component: NotFound,
  head: () => ({ title: 'Page not found | Aangan', robots: 'noindex' }),
};
