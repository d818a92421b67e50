import type { PhotoRoom } from '@aangan/shared-kit/domain/photo-rooms';
import type { UploadItem } from '@aangan/shared-kit/platform/upload-queue';
import type { Uploads } from '@aangan/shared-kit/platform/use-upload';
import { Icon } from '@aangan/shared-kit/ui/icon';
import { listIcon } from '@aangan/shared-kit/ui/icon-paths';
import { Stack } from '@aangan/shared-kit/ui/layout';
import { useState } from 'react';
import type { PhotoFinding } from '../photo-checks/public.ts';
import { PhotoCard } from './photo-card.tsx';
import styles from './photo-list.module.css';
import { RemovedPhoto } from './removed-photo.tsx';
import { useDragOrder } from './use-drag-order.ts';
import { keyOf, type PhotoDetails, type usePhotoDetails } from './use-photo-details.ts';

interface PhotoListProps {
  readonly uploads: Uploads;
  readonly rooms: readonly PhotoRoom[];
  readonly details: ReturnType<typeof usePhotoDetails>;
  readonly findingsOf: (item: UploadItem) => readonly PhotoFinding[];
  readonly onCover: (uploadId: string) => void;
}

/** The photos in the order in which seekers see them. */
export function PhotoList({ uploads, rooms, details, findingsOf, onCover }: PhotoListProps) {
  const { items, move, remove, retry } = uploads;
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const { dragged, placeProps, handleProps } = useDragOrder((from, by) => {
    const item = items[from];
    if (item) move(item.key, by);
  });
  const dragOf = (place: number) =>
    dragged && (dragged.from === place ? 'from' : dragged.to === place ? 'to' : undefined);
  if (items.length === 0) return null;
  return (
    <Stack as="ol" gap={12} aria-label="Photos in their order">
      {items.map((item, place) => {
        const { key, upload } = item;
        if (removed.includes(key)) {
          return (
            <li key={key} {...placeProps(place)}>
              <RemovedPhoto
                onUndo={() => setRemoved(removed.filter((each) => each !== key))}
                onOver={() => remove(key)}
              />
            </li>
          );
        }
        return (
          <li key={key} className={styles.item} data-drag={dragOf(place)} {...placeProps(place)}>
            {items.length > 1 && (
              <span className={styles.handle} title="Drag to another place" {...handleProps(place)}>
                <Icon path={listIcon} />
              </span>
            )}
            <PhotoCard
              {...{ item, place, rooms, photos: items.length, details: details.detailsOf(item) }}
              findings={findingsOf(item)}
              onSay={(said: Partial<PhotoDetails>) => details.say(keyOf(item), said)}
              onMove={(by) => move(key, by)}
              onCover={() => upload && onCover(upload.id)}
              onRetry={() => retry(key)}
              // What the server does not have yet is gone at once.
              onRemove={() => (item.state === 'done' ? setRemoved([...removed, key]) : remove(key))}
            />
          </li>
        );
      })}
    </Stack>
  );
}
