import type { Breadcrumb } from '../platform/page.ts';
import { Link } from '../platform/router.ts';
import styles from './breadcrumbs.module.css';

/** The path to this page; its last item is the page itself. */
export function Breadcrumbs({ items }: { readonly items: readonly Breadcrumb[] }) {
  const last = items.length - 1;
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.crumbs}>
        {items.map(({ name, url }, index) => (
          <li key={url} className={styles.crumb}>
            {index === last ? <span aria-current="page">{name}</span> : <Link to={url}>{name}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
