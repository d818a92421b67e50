import { STAFF_PARTNERS_LINK } from '@aangan/shared-kit/links/bookings';
import { orRefusal, refusal } from '@aangan/shared-kit/platform/form-refusal';
import type { ActionArgs, Refusal } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { PARTNERS_WORDS } from './staff-partners.words.ts';

const LEAST_NAME = 2;

/** What the forms about a professional do. */
export type PartnerDoing = 'found' | 'saved' | 'ended';

/** Finds an account by its number, makes it a professional, changes what they do, or ends their access. */
export async function changePartner({ form, platform: { http } }: ActionArgs): Promise<Response | Refusal> {
  const text = (field: string) => String(form.get(field) ?? '').trim();
  const hub = text('hub');
  const afterwards = (done: PartnerDoing) => redirect(`${STAFF_PARTNERS_LINK}?${new URLSearchParams({ hub, done })}`);
  if (text('do') === 'found') {
    // A number is posted, and never in an address. The account that has it is shown by its id.
    return orRefusal(form, async () => {
      const { accountId } = await http.request('POST /api/v1/staff/partners/search', {
        json: { phone: text('phone') },
      });
      return redirect(`${STAFF_PARTNERS_LINK}?${new URLSearchParams({ hub, account: accountId })}`);
    });
  }
  if (text('do') === 'ended') {
    return orRefusal(form, async () => {
      const params = { partnerId: text('partnerId') };
      await http.request('DELETE /api/v1/staff/partners/{partnerId}', { params });
      return afterwards('ended');
    });
  }
  const name = text('name');
  const serviceTypes = form.getAll('serviceTypes').map(String);
  const problems = {
    ...(name.length < LEAST_NAME && { name: PARTNERS_WORDS.nameShort }),
    ...(serviceTypes.length === 0 && { serviceTypes: PARTNERS_WORDS.servicesMissing }),
  };
  if (Object.keys(problems).length > 0) return refusal(form, problems);
  return orRefusal(form, async () => {
    const json = { accountId: text('accountId'), name, hub, serviceTypes };
    await http.request('PUT /api/v1/staff/partners', { json });
    return afterwards('saved');
  });
}
