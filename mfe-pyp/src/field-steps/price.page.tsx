import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { StepFields } from '../fields/public.ts';
import { formHead, ListingForm, loadDraft } from '../listing-form/public.ts';
import { PriceAmongOthers } from './price-among-others.tsx';

export async function loader(args: PageArgs) {
  const { draft } = await loadDraft(args, 'price');
  const price = await args.platform.http.request('GET /api/v1/property/manage/{propertyId}/price', {
    params: { propertyId: draft.id },
  });
  return { draft, price };
}

export function head() {
  return formHead('price');
}

export function Component() {
  const { draft, price } = usePageData<typeof loader>();
  return (
    <ListingForm page="price" draft={draft}>
      <PriceAmongOthers loaded={draft} price={price} />
      <StepFields page="price" />
    </ListingForm>
  );
}
