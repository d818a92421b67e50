import type { Grievance } from '@aangan/shared-kit/contracts/grievances';
import { GRIEVANCE_KINDS } from '@aangan/shared-kit/domain/grievance';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { grievanceStateLink } from '@aangan/shared-kit/links/grievance';
import { Link } from '@aangan/shared-kit/platform/router';
import { Rows, SplitRow } from '@aangan/shared-kit/ui/layout';
import { stateLabel } from './grievance-words.ts';

/** The complaints of the person who is logged in. */
export function OwnGrievances({ grievances }: { readonly grievances: readonly Grievance[] }) {
  if (grievances.length === 0) return null;
  return (
    <section aria-labelledby="own">
      <h2 id="own">Your complaints</h2>
      <Rows>
        {grievances.map((grievance) => (
          <SplitRow as="li" key={grievance.number}>
            <span>
              <Link to={grievanceStateLink(grievance.token)}>{grievance.number}</Link>,{' '}
              {formatDay(grievance.receivedOn)}: {GRIEVANCE_KINDS[grievance.kind].label}
            </span>
            <span>{stateLabel(grievance)}</span>
          </SplitRow>
        ))}
      </Rows>
    </section>
  );
}
