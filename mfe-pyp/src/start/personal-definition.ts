import { isValidEmail } from '@aangan/shared-kit/domain/email';
import { nameError } from '@aangan/shared-kit/domain/name';
import { SIGN_UP_MESSAGES } from '@aangan/shared-kit/domain/sign-up-messages';
import { postPropertyLink } from '@aangan/shared-kit/links/posting';
import { actOnForm, defineForm } from '@aangan/shared-kit/platform/form-definition';
import type { ActionArgs } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { newListing, startDraft } from './start-draft.ts';

/** Details of the person who posts. Source: product-and-plans, section 5 (validation rules). */
export const PERSONAL = defineForm({
  name: 'new-listing-details',
  fields: {
    name: nameError,
    email: (email) => (isValidEmail(email) ? undefined : SIGN_UP_MESSAGES.email),
    /** `TRUE` if it was ticked. */
    whatsApp: undefined,
  },
});

/** Saves what has changed, and starts the listing of the address. */
export function savePersonal({ form, url, platform }: ActionArgs) {
  const { http } = platform;
  return actOnForm(PERSONAL, form, async ({ name, email, whatsApp }) => {
    const known = await http.request('GET /api/v3/user/info', {});
    if (name !== known.name) await http.request('POST /api/v1/account/save/profile', { json: { name } });
    if (email !== known.user_email) await http.request('POST /api/v1/account/save/email', { json: { email } });
    if (whatsApp === 'TRUE') await http.request('POST /api/v1/whatsapp/opt', { query: { optIn: 'TRUE' } });
    const listing = newListing(url.searchParams.get('category'), url.searchParams.get('city'));
    return listing ? startDraft(platform, listing) : redirect(postPropertyLink());
  });
}
