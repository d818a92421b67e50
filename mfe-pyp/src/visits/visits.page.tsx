import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { formHead, ListingForm, loadDraft } from '../listing-form/public.ts';

export function loader(args: PageArgs) {
  return loadDraft(args, 'visits');
}

export function head() {
  return formHead('visits');
}

export function Component() {
  const { draft } = usePageData<typeof loader>();
  return (
    <ListingForm page="visits" draft={draft}>
      {null}
    </ListingForm>
  );
}
