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

/** What was said of a photo on this page. */
interface Said {
  readonly details: Partial<PhotoDetails>;
  readonly isSent: boolean;
}

const NOTHING_SAID: PhotoDetails = { room: null, caption: '' };

/** Rooms and captions of photos. What is said of a photo that is being sent is saved once the server has it. */
export function usePhotoDetails(propertyId: string, photos: PostingPhotos['photos'], items: readonly UploadItem[]) {
  const { http, alerts } = usePlatform();
  const { revalidate } = useRevalidator();
  // Stays after sending, because the answer is older than what is said meanwhile.
  const [said, setSaid] = useState<ReadonlyMap<PhotoKey, Said>>(() => new Map());
  const isSending = useRef(false);

  function say(key: PhotoKey, details: Partial<PhotoDetails>): void {
    setSaid((before) =>
      new Map(before).set(key, { details: { ...before.get(key)?.details, ...details }, isSent: false }),
    );
  }

  function savedOf(item: UploadItem): PhotoDetails | undefined {
    return photos.find(({ id }) => id === item.upload?.id);
  }

  function detailsOf(item: UploadItem): PhotoDetails {
    return { ...(savedOf(item) ?? NOTHING_SAID), ...said.get(keyOf(item))?.details };
  }

  const sendNext = useEffectEvent(async () => {
    const item = items.find((each) => said.get(keyOf(each))?.isSent === false && savedOf(each));
    if (isSending.current || !item?.upload) return;
    isSending.current = true;
    const key = keyOf(item);
    const sent = said.get(key);
    const { room, caption } = detailsOf(item);
    const settle = (settled: Said | undefined) =>
      // What was said meanwhile is sent next.
      setSaid((before) => new Map(before.get(key) === sent ? changed(before, key, settled) : before));
    try {
      const json = { imageId: item.upload.id, imageType: room, caption };
      await http.request('POST /api/v1/property/manage/{propertyId}/picture-type', { params: { propertyId }, json });
      isSending.current = false;
      settle(sent && { ...sent, isSent: true });
      await revalidate();
    } catch (error) {
      isSending.current = false;
      settle(undefined);
      alerts.show('error', failureMessage(error));
    }
  });
  // A photo can have a room only once the server has it, which no press says.
  useEffect(() => void sendNext());

  return {
    /** Says something about a photo. @param key of `keyOf`, or a file before it is added */
    say,
    detailsOf,
  };
}

export function keyOf({ file, upload, key }: UploadItem): PhotoKey {
  return file ?? upload?.id ?? key;
}

function changed<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key, value: Value | undefined): Map<Key, Value> {
  const copy = new Map(map);
  if (value === undefined) copy.delete(key);
  else copy.set(key, value);
  return copy;
}
