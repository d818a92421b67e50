import { HttpError } from '@aangan/shared-kit/platform/http';
import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { StepFields } from '../fields/public.ts';
import { formHead, ListingForm, loadDraft } from '../listing-form/public.ts';
import { PriceAmongOthers } from './price-among-others.tsx';

export async function loader(args: PageArgs) {
  const { draft } = await loadDraft(args, 'price');
  return { draft, price: await priceAmongOthers(args, draft.id) };
}

/** Null when it could not be loaded: the form works without. */
async function priceAmongOthers({ platform: { http } }: PageArgs, propertyId: string) {
  try {
    return await http.request('GET /api/v1/property/manage/{propertyId}/price', { params: { propertyId } });
  } catch (error) {
    if (error instanceof HttpError) return null;
    throw error;
  }
}

export function head() {
  return formHead('price');
}

export function Component() {
  const { draft, price } = usePageData<typeof loader>();
  return (
    <ListingForm page="price" draft={draft}>
      <PriceAmongOthers first={price} />
      <StepFields page="price" />
    </ListingForm>
  );
}
