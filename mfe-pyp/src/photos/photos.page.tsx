import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { Button } from '@aangan/shared-kit/ui/button';
import { formHead, ListingForm, loadDraft } from '../listing-form/public.ts';
import { loadPhotos } from './load-photos.ts';
import { PhotoStep } from './photo-step.tsx';
import { sendingWords } from './photos.words.ts';
import { useListingPhotos } from './use-listing-photos.ts';

export async function loader(args: PageArgs) {
  const { draft } = await loadDraft(args, 'photos');
  return { draft, photos: await loadPhotos(args.platform.http, draft) };
}

export function head() {
  return formHead('photos');
}

export function Component() {
  const { draft } = usePageData<typeof loader>();
  // Another listing has other files, also when the page stays open.
  return <PhotosForm key={draft.id} />;
}

function PhotosForm() {
  const { draft, photos } = usePageData<typeof loader>();
  const files = useListingPhotos(draft.id, photos);
  const sending = [...files.photos.items, ...files.film.items].filter(({ state }) => state !== 'failed');
  const left =
    sending.filter(({ state }) => state !== 'done' && state !== 'interrupted').length + files.checked.checking;
  const all = sending.length + files.checked.checking;
  // Leaving would stop what is being sent.
  const wait = left > 0 && (
    <Button variant="primary" wide busy>
      {sendingWords(all - left, all)}
    </Button>
  );
  return (
    <ListingForm page="photos" draft={draft} {...(wait && { action: wait })}>
      <PhotoStep propertyId={draft.id} loaded={photos} files={files} />
    </ListingForm>
  );
}
