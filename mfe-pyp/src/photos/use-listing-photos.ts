import type { PhotoRoom } from '@aangan/shared-kit/domain/photo-rooms';
import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { useLive } from '@aangan/shared-kit/platform/use-live';
import { usePoll } from '@aangan/shared-kit/platform/use-poll';
import { type Uploads, useUpload } from '@aangan/shared-kit/platform/use-upload';
import { useEffect } from 'react';
import type { LoadedPhotos } from './load-photos.ts';
import { PHOTO_KIND, VIDEO_KIND } from './upload-kinds.ts';
import { type CheckedPhotos, useCheckedPhotos } from './use-checked-photos.ts';
import { usePhotoDetails } from './use-photo-details.ts';

/** ms between questions for the copies of a photo, in case live updates do not arrive. */
const PREPARING_MS = 3000;

export interface ListingPhotos {
  readonly photos: Omit<Uploads, 'add'> & { readonly add: (files: readonly File[], room?: PhotoRoom) => void };
  readonly film: Uploads;
  readonly details: ReturnType<typeof usePhotoDetails>;
  readonly checked: CheckedPhotos;
  readonly reload: () => void;
}

/** The photos and the video of a listing: what is stored, what is being sent, and what is said about it. */
export function useListingPhotos(propertyId: string, { about, photos, video }: LoadedPhotos): ListingPhotos {
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  const target = { subject: propertyId, onFinished: reload };
  const sent = useUpload({ ...target, kind: PHOTO_KIND, ...photos });
  const film = useUpload({ ...target, kind: VIDEO_KIND, ...video });
  const checked = useCheckedPhotos();
  const details = usePhotoDetails(propertyId, about.photos, sent.items);

  useShown(sent, photos.uploads);
  useShown(film, video.uploads);
  useLive('upload-list', { kind: PHOTO_KIND, subject: propertyId }, reload);
  useLive('upload-list', { kind: VIDEO_KIND, subject: propertyId }, reload);
  usePoll(PREPARING_MS, async () => {
    if (photos.uploads.some(({ state }) => state === 'preparing')) await revalidate();
  });

  /** Checks the files, then sends them. @param room that all of them show */
  function add(files: readonly File[], room?: PhotoRoom): void {
    void checked.check(files, (file) => {
      if (room) details.say(file, { room });
      sent.add([file]);
    });
  }
  function prepare(): void {
    sent.prepare();
    checked.prepare();
  }
  return { photos: { ...sent, add, prepare }, film, details, checked, reload };
}

/** Shows what has arrived from another device, and copies that are ready now. */
function useShown({ show }: Pick<Uploads, 'show'>, loaded: Parameters<Uploads['show']>[0]): void {
  useEffect(() => show(loaded), [show, loaded]);
}
