import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { StepFields } from '../fields/public.ts';
import { formHead, ListingForm, loadDraft } from '../listing-form/public.ts';

export function loader(args: PageArgs) {
  return loadDraft(args, 'property');
}

export function head() {
  return formHead('property');
}

export function Component() {
  const { draft } = usePageData<typeof loader>();
  return (
    <ListingForm page="property" draft={draft}>
      <StepFields page="property" folded />
    </ListingForm>
  );
}
