import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { formHead, ListingForm, loadDraft } from '../listing-form/public.ts';

export function loader(args: PageArgs) {
  return loadDraft(args, 'locality');
}

export function head() {
  return formHead('locality');
}

export function Component() {
  const { draft } = usePageData<typeof loader>();
  return (
    <ListingForm page="locality" draft={draft}>
      {null}
    </ListingForm>
  );
}
