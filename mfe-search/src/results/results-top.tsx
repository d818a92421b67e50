import { Link } from '@aangan/shared-kit/platform/router';
import { Breadcrumbs } from '@aangan/shared-kit/ui/breadcrumbs';
import { Icon } from '@aangan/shared-kit/ui/icon';
import { chevronLeftIcon } from '@aangan/shared-kit/ui/note-icon-paths';
import { AlertRow } from '../alerts/public.ts';
import { ChangeSearch } from './change-search.tsx';
import type { ResultsData } from './results-data.ts';
import styles from './results-top.module.css';
import { WhereForm } from './where-form.tsx';

/** What is searched. On phones one row that stays at the top: back, the search, and its alert. */
export function ResultsTop({ data }: { readonly data: ResultsData }) {
  const parent = data.crumbs.at(-2);
  return (
    <div className={styles.top}>
      <div className={styles.crumbs}>
        <Breadcrumbs items={data.crumbs} />
      </div>
      {parent && (
        <Link to={parent.url} className={styles.back} aria-label={`Back to ${parent.name}`}>
          <Icon path={chevronLeftIcon} size={24} />
        </Link>
      )}
      <h1 className={styles.heading}>{data.heading}</h1>
      <div className={styles.change}>
        <ChangeSearch data={data} />
      </div>
      <AlertRow address={data.address}>
        <p className={styles.count} aria-live="polite">
          {data.count}
        </p>
      </AlertRow>
      {data.locality && <p className={styles.locality}>{data.locality}</p>}
      <div className={styles.where}>
        <WhereForm id="where" search={data.search} where={data.where} view={data.view} />
      </div>
    </div>
  );
}
