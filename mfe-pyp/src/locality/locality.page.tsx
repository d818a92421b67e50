import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { formHead, ListingForm, loadDraft } from '../listing-form/public.ts';
import { LocalityStep } from './locality-step.tsx';

export async function loader(args: PageArgs) {
  const { draft } = await loadDraft(args, 'locality');
  const { localities } = await args.platform.http.request('GET /api/v1/localities/city/{city}', {
    params: { city: draft.city },
  });
  return {
    draft,
    localities: localities.map(({ id, slug, name, latitude, longitude }) => ({ id, slug, name, latitude, longitude })),
  };
}

export function head() {
  return formHead('locality');
}

export function Component() {
  const { draft, localities } = usePageData<typeof loader>();
  return (
    <ListingForm page="locality" draft={draft}>
      <LocalityStep localities={localities} />
    </ListingForm>
  );
}
