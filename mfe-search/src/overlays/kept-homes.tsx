import { LinkButton } from '@aangan/shared-kit/ui/button';
import { compareIcon } from '@aangan/shared-kit/ui/icon-paths';
import { useCompareList } from '../compare/compare-list.ts';
import { comparisonLink } from '../compare/comparison-address.ts';

/** The homes kept on this device, where there are any. */
export function KeptHomes() {
  const kept = useCompareList();
  if (kept.length === 0) return null;
  return (
    <p>
      <LinkButton variant="primary" icon={compareIcon} to={comparisonLink({ ids: kept })}>
        {kept.length === 1 ? 'See the home you kept' : `Compare the ${kept.length} homes you kept`}
      </LinkButton>
    </p>
  );
}
