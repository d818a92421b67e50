import { COMPARED_AT_MOST, comparisonLink } from '@aangan/shared-kit/links/compare';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { compareIcon } from '@aangan/shared-kit/ui/icon-paths';
import { saveForComparison, useCompareList } from './compare-list.ts';
import styles from './compare-toggle.module.css';

/** Ticks a home for comparison and links to the comparison; without JavaScript the link holds this home alone. */
export function CompareToggle({ id }: { readonly id: string }) {
  const saved = useCompareList();
  const ticked = saved.includes(id);
  const compared = ticked ? saved : [...saved, id].slice(-COMPARED_AT_MOST);
  return (
    <span className={styles.compare}>
      <LinkButton variant="quiet" size="small" icon={compareIcon} to={comparisonLink({ ids: compared })}>
        {compared.length > 1 ? `Compare ${compared.length} homes` : 'Compare'}
      </LinkButton>
      <label className={styles.toggle}>
        <input type="checkbox" checked={ticked} onChange={(event) => saveForComparison(id, event.target.checked)} />
        Add to compare
      </label>
    </span>
  );
}
