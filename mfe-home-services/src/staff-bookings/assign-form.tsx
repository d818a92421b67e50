import type { StaffBooking } from '@aangan/shared-kit/contracts/staff-bookings';
import type { BookingView } from '@aangan/shared-kit/domain/home-services/booking-views';
import { STAFF_PARTNERS_LINK } from '@aangan/shared-kit/links/bookings';
import { Link } from '@aangan/shared-kit/platform/router';
import { Button } from '@aangan/shared-kit/ui/button';
import { SelectField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import type { Opened } from './load-opened.ts';
import { STAFF_BOOKINGS_WORDS } from './staff-bookings.words.ts';
import { useBookingForm } from './use-booking-form.ts';

interface AssignFormProps {
  readonly booking: StaffBooking;
  readonly partners: Opened['partners'];
  readonly view: BookingView;
}

/** Assigns one of the hub's professionals who do the service. Busy ones are shown, and cannot be chosen. */
export function AssignForm({ booking: { id, hub, state }, partners, view }: AssignFormProps) {
  const form = useBookingForm('assigned', id, view);
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
    <Form form={form}>
      <SelectField
        label={STAFF_BOOKINGS_WORDS.assign}
        options={[{ value: '', label: 'Choose' }, ...options]}
        {...form.field('partnerId')}
      />
      <Button type="submit" variant="primary" busy={form.busy}>
        {STAFF_BOOKINGS_WORDS.assignButton}
      </Button>
      {state !== 'paid' && state !== 'quoted' && <SmallText>{STAFF_BOOKINGS_WORDS.again}</SmallText>}
    </Form>
  );
}
