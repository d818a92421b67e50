import { PAGE_TITLES } from '@aangan/shared-kit/domain/posting/posting-kinds';
import { manageLink } from '@aangan/shared-kit/links/posting';
import { Link } from '@aangan/shared-kit/platform/router';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { useDraftForm } from './draft-form.tsx';
import { hintWords, qualityWords } from './listing-form.words.ts';
import styles from './listing-quality.module.css';

/** How good the listing is for seekers, and the three things that would raise it most. */
export function ListingQuality({ open = false }: { readonly open?: boolean }) {
  const { draft } = useDraftForm();
  const { id, category, quality } = draft;
  return (
    <details className={styles.quality} open={open}>
      <summary className={styles.summary}>
        {qualityWords(quality.score)}
        <meter className={styles.meter} min={0} max={100} value={quality.score} aria-hidden="true" />
      </summary>
      <ul className={styles.hints}>
        {quality.hints.map(({ page, words, points }) => (
          <li key={words}>
            <Link to={manageLink({ id, category, pageName: page })} aria-label={`${words}: ${PAGE_TITLES[page]}`}>
              {words}
            </Link>{' '}
            <SmallText as="span">{hintWords(points)}</SmallText>
          </li>
        ))}
      </ul>
    </details>
  );
}
