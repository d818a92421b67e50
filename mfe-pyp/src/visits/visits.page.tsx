import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { formHead, ListingForm, loadDraft } from '../listing-form/public.ts';
import { loadHours } from './load-hours.ts';
import { VisitStep } from './visit-step.tsx';

export async function loader(args: PageArgs) {
  const { draft } = await loadDraft(args, 'visits');
  return { draft, hours: await loadHours(args.platform.http, draft.id) };
}

export function head() {
  return formHead('visits');
}

export function Component() {
  const { draft, hours } = usePageData<typeof loader>();
  return (
    <ListingForm page="visits" draft={draft}>
      <VisitStep key={draft.id} propertyId={draft.id} loaded={hours} />
    </ListingForm>
  );
}
