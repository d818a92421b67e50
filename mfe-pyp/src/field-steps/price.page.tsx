import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { StepFields } from '../fields/public.ts';
import { formHead, ListingForm, loadDraft } from '../listing-form/public.ts';

export function loader(args: PageArgs) {
  return loadDraft(args, 'price');
}

export function head() {
  return formHead('price');
}

export function Component() {
  const { draft } = usePageData<typeof loader>();
  return (
    <ListingForm page="price" draft={draft}>
      <StepFields page="price" folded />
    </ListingForm>
  );
}
