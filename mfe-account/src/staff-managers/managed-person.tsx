import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { spacedPhone } from '@aangan/shared-kit/domain/phone';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { Link } from '@aangan/shared-kit/platform/router';
import { SmallText, SplitRow } from '@aangan/shared-kit/ui/layout';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import { VisuallyHidden } from '@aangan/shared-kit/ui/visually-hidden';
import { EndForm, ManagerForm } from './manager-form.tsx';

type Managed = CallAnswer<'GET /api/v1/staff/property-managers'>['managed'][number];

interface ManagedPersonProps {
  readonly each: Managed;
  /** Its form is open. */
  readonly isOpen: boolean;
}

/** Somebody who has a manager, with the forms that change or end it when they are open. */
export function ManagedPerson({ each: { accountId, name, phone, plan, rm }, isOpen }: ManagedPersonProps) {
  return (
    <>
      <SplitRow>
        <strong>
          {name}: {rm.name}
        </strong>
        {!plan && <StatusLabel tone="attention">The plan is over</StatusLabel>}
      </SplitRow>
      <SmallText>
        {phone && (
          <>
            <CallLink phone={phone} />
            {' · '}
          </>
        )}
        {plan && `${plan.name} until ${formatDay(plan.to)} · `}
        Managed since {formatDay(rm.since)}
      </SmallText>
      <p>{rm.nextStep ? `Next: ${rm.nextStep}` : 'No next step.'}</p>
      {isOpen ? (
        <>
          <ManagerForm accountId={accountId} person={name} rm={rm} />
          <EndForm accountId={accountId} person={name} />
        </>
      ) : (
        <Link to={`?${new URLSearchParams({ change: accountId })}#${accountId}`}>
          Change or end<VisuallyHidden> the manager of {name}</VisuallyHidden>
        </Link>
      )}
    </>
  );
}

/** The number of a person, to call. */
export function CallLink({ phone }: { readonly phone: string }) {
  return <a href={`tel:${phone}`}>{spacedPhone(phone)}</a>;
}
