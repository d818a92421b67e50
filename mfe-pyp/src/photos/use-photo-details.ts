import type { PostingPhotos } from '@aangan/shared-kit/contracts/posting-photos';
import type { PhotoRoom } from '@aangan/shared-kit/domain/photo-rooms';
import { failureMessage } from '@aangan/shared-kit/platform/failure-message';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useRevalidator } from '@aangan/shared-kit/platform/router';
import type { UploadItem } from '@aangan/shared-kit/platform/upload-queue';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** What the owner says about a photo. */
export interface PhotoDetails {
  readonly room: PhotoRoom | null;
  readonly caption: string;
}

/** A photo, also before it is sent: the file, or the id of an upload of an earlier visit. */
type PhotoKey = File | string;

const NOTHING_SAID: PhotoDetails = { room: null, caption: '' };

/** Rooms and captions of photos. What is said of a photo that is being sent is saved once the server has it. */
export function usePhotoDetails(propertyId: string, photos: PostingPhotos['photos'], items: readonly UploadItem[]) {
  const { http, alerts } = usePlatform();
  const { revalidate } = useRevalidator();
  const [unsent, setUnsent] = useState<ReadonlyMap<PhotoKey, Partial<PhotoDetails>>>(() => new Map());
  const isSending = useRef(false);

  function say(key: PhotoKey, details: Partial<PhotoDetails>): void {
    setUnsent((before) => new Map(before).set(key, { ...before.get(key), ...details }));
  }

  function savedOf(item: UploadItem): PhotoDetails | undefined {
    return photos.find(({ id }) => id === item.upload?.id);
  }

  const sendNext = useEffectEvent(async () => {
    const item = items.find((each) => unsent.has(keyOf(each)) && savedOf(each));
    if (isSending.current || !item?.upload) return;
    isSending.current = true;
    const key = keyOf(item);
    const said = unsent.get(key);
    const { room, caption } = { ...(savedOf(item) ?? NOTHING_SAID), ...said };
    try {
      const json = { imageId: item.upload.id, imageType: room, caption };
      await http.request('POST /api/v1/property/manage/{propertyId}/picture-type', { params: { propertyId }, json });
      await revalidate();
    } catch (error) {
      alerts.show('error', failureMessage(error));
    } finally {
      isSending.current = false;
      // What was said meanwhile is sent next.
      setUnsent((before) => (before.get(key) === said ? without(before, key) : new Map(before)));
    }
  });
  // A photo can have a room only once the server has it, which no press says.
  useEffect(() => void sendNext());

  return {
    /** Says something about a photo. @param key of `keyOf`, or a file before it is added */
    say,
    detailsOf: (item: UploadItem): PhotoDetails => ({
      ...(savedOf(item) ?? NOTHING_SAID),
      ...unsent.get(keyOf(item)),
    }),
  };
}

export function keyOf({ file, upload, key }: UploadItem): PhotoKey {
  return file ?? upload?.id ?? key;
}

function without<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): ReadonlyMap<Key, Value> {
  const copy = new Map(map);
  copy.delete(key);
  return copy;
}
