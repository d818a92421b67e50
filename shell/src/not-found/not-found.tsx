import { HOME_LINK } from '@aangan/shared-kit/links/home';
import { supportChatLink } from '@aangan/shared-kit/links/support-chat';
import type { PageModule } from '@aangan/shared-kit/platform/page';
import { Link, useLocation } from '@aangan/shared-kit/platform/router';
import styles from './not-found.module.css';

function NotFound() {
  const { pathname } = useLocation();
  return (
    <section className={styles.page}>
      <h1>There is no such page</h1>
      <p>The address may be mistyped, or the listing may be gone.</p>
      <p>
        <Link to={HOME_LINK}>Search homes from the start</Link>
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
