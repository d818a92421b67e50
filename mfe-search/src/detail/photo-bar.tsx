import { ShareCorner } from '@aangan/shared-kit/ui/share-corner';
import { ShortlistButton } from '../shortlist/public.ts';
import { BackLink } from './back-link.tsx';
import type { DetailData } from './detail-data.ts';
import styles from './photo-bar.module.css';

interface PhotoBarProps {
  readonly listing: Pick<DetailData, 'id' | 'title' | 'url' | 'status' | 'results'>;
}

/** Back, shortlist and share over the first photo on phones; wide screens have them in the page. */
export function PhotoBar({ listing: { id, title, url, status, results } }: PhotoBarProps) {
  return (
    <div className={styles.bar}>
      <BackLink to={results} className={styles.button} />
      <span className={styles.end}>
        {status === null && <ShortlistButton id={id} title={title} className={styles.button} />}
        <ShareCorner title={title} path={url} className={styles.button} />
      </span>
    </div>
  );
}
