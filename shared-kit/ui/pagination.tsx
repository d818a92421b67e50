import { Fragment } from 'react';
import { Link } from '../platform/router.ts';
import { Icon } from './icon.tsx';
import { chevronRightIcon } from './icon-paths.tsx';
import { SoftText } from './layout.tsx';
import { chevronLeftIcon } from './note-icon-paths.tsx';
import styles from './pagination.module.css';

interface PageLink {
  readonly page: number;
  readonly href: string;
}

interface PaginationProps {
  /** Number of the page being shown, from 1. */
  readonly current: number;
  /** Pages around it that have an address, in any order; gaps show as "…". */
  readonly pages: readonly PageLink[];
  /** Number of the last page, where it is known. */
  readonly last?: number;
  /** Distinguishes several of them on a page. */
  readonly label?: string;
}

/** Numbered links that work without JavaScript, with previous and next. Renders nothing for one page. */
export function Pagination({ current, pages, last, label = 'Pages' }: PaginationProps) {
  const links = [...pages].sort((one, other) => one.page - other.page);
  if (!links.some(({ page }) => page !== current)) return null;
  const before = links.find(({ page }) => page === current - 1);
  const after = links.find(({ page }) => page === current + 1);
  return (
    <nav aria-label={label} className={styles.pagination}>
      {before && (
        <Link to={before.href} rel="prev" className={styles.step}>
          <Icon path={chevronLeftIcon} />
          Previous
        </Link>
      )}
      <ul className={styles.numbers}>
        {links.map(({ page, href }, index) => (
          <Fragment key={page}>
            {index > 0 && page - (links[index - 1]?.page ?? page) > 1 && (
              <SoftText as="li" aria-hidden="true">
                …
              </SoftText>
            )}
            <li>
              <Link
                to={href}
                className={styles.number}
                aria-label={`Page ${page}`}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </Link>
            </li>
          </Fragment>
        ))}
      </ul>
      <p className={styles.place}>
        Page {current}
        {last !== undefined && ` of ${last}`}
      </p>
      {after && (
        <Link to={after.href} rel="next" className={styles.step}>
          Next
          <Icon path={chevronRightIcon} />
        </Link>
      )}
    </nav>
  );
}
