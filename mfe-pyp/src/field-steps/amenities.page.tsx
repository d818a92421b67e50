import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { StepFields } from '../fields/public.ts';
import { formHead, ListingForm, ListingQuality, loadDraft } from '../listing-form/public.ts';

export function loader(args: PageArgs) {
  return loadDraft(args, 'amenities');
}

export function head() {
  return formHead('amenities');
}

export function Component() {
  const { draft } = usePageData<typeof loader>();
  return (
    <ListingForm page="amenities" draft={draft}>
      <StepFields page="amenities" />
      <ListingQuality />
    </ListingForm>
  );
}
