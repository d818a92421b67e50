import { newListingLink } from '@aangan/shared-kit/links/posting';
import { actOnForm, defineForm } from '@aangan/shared-kit/platform/form-definition';
import type { ActionArgs } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { WRONG_CHOICE, WRONG_CITY } from './start.words.ts';
import { newListing, startDraft } from './start-draft.ts';

const ANY_CITY = 'bangalore';
const ANY_KIND = 'RENT';

const START_FORM = defineForm({
  name: 'start-listing',
  fields: {
    city: (city) => (newListing(ANY_KIND, city) ? undefined : WRONG_CITY),
    category: (category) => (newListing(category, ANY_CITY) ? undefined : WRONG_CHOICE),
  },
});

/** Starts the draft of a person. Anybody else is asked for a login first, and then for their details. */
export function startListing({ form, platform }: ActionArgs) {
  return actOnForm(START_FORM, form, async ({ category, city }) => {
    const listing = newListing(category, city);
    if (!listing || !platform.session.loggedIn) return redirect(newListingLink(listing));
    return startDraft(platform, listing);
  });
}
