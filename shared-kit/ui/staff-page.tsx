import type { ReactNode } from 'react';
import { usePlatform } from '../platform/platform.ts';
import { Link, useLocation } from '../platform/router.ts';
import { BrandMark } from './brand-mark.tsx';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { chevronDownIcon } from './icon-paths.tsx';
import { PageColumn } from './page-column.tsx';
import styles from './staff-page.module.css';

interface StaffPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page of the staff area: its bar with the navigation, the heading and the content. */
export function StaffPage({ title, children }: StaffPageProps) {
  const { staff } = usePlatform();
  const { pathname } = useLocation();
  return (
    <>
      <div className={styles.bar}>
        <a className={styles.brand} href="/staff">
          <BrandMark size={24} />
          Aangan staff
        </a>
        <form method="post" action="/staff/sign-out" className={styles.person}>
          {staff?.name}
          <Button type="submit" size="small" variant="quiet">
            Log out
          </Button>
        </form>
      </div>
      <nav aria-label="Staff pages" className={styles.areas}>
        {/* Phones fold the links: staff with several roles have twenty. */}
        <details>
          <summary>
            Staff pages
            <Icon path={chevronDownIcon} />
          </summary>
          <ul>
            <li>
              <a href="/staff">Overview</a>
            </li>
            {staff?.links.map(({ title: name, path }) => (
              <li key={path}>
                <Link to={path} aria-current={path === pathname ? 'page' : undefined}>
                  {name}
                </Link>
              </li>
            ))}
            <li>
              <a href="/staff/releases">Releases</a>
            </li>
          </ul>
        </details>
      </nav>
      <PageColumn width="medium">
        <h1>{title}</h1>
        {children}
      </PageColumn>
    </>
  );
}
