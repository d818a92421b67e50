import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { formHead, ListingForm, loadDraft } from '../listing-form/public.ts';

export function loader(args: PageArgs) {
  return loadDraft(args, 'confirm');
}

export function head() {
  return formHead('confirm');
}

export function Component() {
  const { draft } = usePageData<typeof loader>();
  return (
    <ListingForm page="confirm" draft={draft}>
      {null}
    </ListingForm>
  );
}
