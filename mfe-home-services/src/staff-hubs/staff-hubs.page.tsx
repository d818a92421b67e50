import { BUSINESSES } from '@aangan/shared-kit/domain/home-services/booking-states';
import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { staffHead } from '@aangan/shared-kit/platform/staff-queue';
import { useActionForm } from '@aangan/shared-kit/ui/action-form';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { SelectField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { StaffPage } from '@aangan/shared-kit/ui/staff-page';
import { HubForm, hubOf } from './hub-form.tsx';
import { PlacesTable } from './places-table.tsx';
import { savePlaces } from './save-places.ts';
import { BUSINESS_NAMES, businessOf, HUBS_WORDS } from './staff-hubs.words.ts';

/** The places of a hub by day and slot. */
export async function loader({ url: { searchParams }, platform: { http } }: PageArgs) {
  const { hubs } = await http.request('GET /api/v1/staff/hubs', {});
  const hub = hubOf(hubs, searchParams.get('hub'));
  const business = businessOf(searchParams.get('business'));
  const input = { params: { hub: hub.id }, query: { business } };
  const { days } = await http.request('GET /api/v1/staff/hubs/{hub}/capacity', input);
  return { hubs, hub, business, days, done: searchParams.get('done') };
}

export const action = savePlaces;
export const head = () => staffHead(HUBS_WORDS.title);

export function Component() {
  const { hubs, hub, business, days, done } = usePageData<typeof loader>();
  const form = useActionForm({ do: 'places', hub: hub.id, business });
  return (
    <StaffPage title={HUBS_WORDS.title}>
      <p>{HUBS_WORDS.about}</p>
      <HubForm hubs={hubs} hub={hub}>
        <SelectField
          key={business}
          label={HUBS_WORDS.business}
          name="business"
          defaultValue={business}
          options={BUSINESSES.map((value) => ({ value, label: BUSINESS_NAMES[value] }))}
        />
      </HubForm>
      <h2>
        {hub.name}, {BUSINESS_NAMES[business]}
      </h2>
      <p>{HUBS_WORDS.usual(hub.capacity[business])}</p>
      {done === 'saved' && !form.refusal && <AlertNote tone="good">{HUBS_WORDS.saved}</AlertNote>}
      {done === 'none' && !form.refusal && <AlertNote tone="info">{HUBS_WORDS.none}</AlertNote>}
      <Form key={`${hub.id} ${business}`} form={form}>
        <PlacesTable days={days} typed={form.refusal?.values} />
        <Button type="submit" variant="primary" busy={form.busy}>
          {HUBS_WORDS.save}
        </Button>
      </Form>
    </StaffPage>
  );
}
