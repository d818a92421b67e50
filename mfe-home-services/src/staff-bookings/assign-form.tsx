import type { StaffBooking } from '@aangan/shared-kit/contracts/staff-bookings';
import type { BookingView } from '@aangan/shared-kit/domain/home-services/booking-views';
import { STAFF_PARTNERS_LINK } from '@aangan/shared-kit/links/home-services';
import { usePageAction } from '@aangan/shared-kit/platform/page';
import { Link } from '@aangan/shared-kit/platform/router';
import { Button } from '@aangan/shared-kit/ui/button';
import { SelectField } from '@aangan/shared-kit/ui/field';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { ActionForm, useFormRefusal } from '../action-form/public.ts';
import type { Opened } from './load-opened.ts';
import { STAFF_BOOKINGS_WORDS } from './staff-bookings.words.ts';

interface AssignFormProps {
  readonly booking: StaffBooking;
  readonly partners: Opened['partners'];
  readonly view: BookingView;
}

/** Assigns one of the hub's professionals who do the service. Busy ones are shown, and cannot be chosen. */
export function AssignForm({ booking: { id, hub, state }, partners, view }: AssignFormProps) {
  const { busy } = usePageAction();
  const refusal = useFormRefusal('assigned');
  if (partners.length === 0) {
    return (
      <p>
        {STAFF_BOOKINGS_WORDS.nobody} <Link to={`${STAFF_PARTNERS_LINK}?hub=${hub}`}>{hub}</Link>
      </p>
    );
  }
  const options = partners.map(({ id: value, name, isFree }) => ({
    value,
    label: isFree ? name : `${name}, ${STAFF_BOOKINGS_WORDS.busy}`,
    disabled: !isFree,
  }));
  return (
    <ActionForm doing="assigned" hidden={{ bookingId: id, view }}>
      <SelectField
        label={STAFF_BOOKINGS_WORDS.assign}
        name="partnerId"
        defaultValue={refusal?.values.partnerId ?? ''}
        options={[{ value: '', label: 'Choose' }, ...options]}
        error={refusal?.problemsByField.partnerId}
      />
      <Button type="submit" variant="primary" busy={busy}>
        {STAFF_BOOKINGS_WORDS.assignButton}
      </Button>
      {state !== 'paid' && state !== 'quoted' && <SmallText>{STAFF_BOOKINGS_WORDS.again}</SmallText>}
    </ActionForm>
  );
}
