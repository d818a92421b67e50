import { PHOTO_ROOMS, type PhotoRoom } from '@aangan/shared-kit/domain/photo-rooms';
import type { UploadItem } from '@aangan/shared-kit/platform/upload-queue';
import { Button } from '@aangan/shared-kit/ui/button';
import { SelectField, TextField } from '@aangan/shared-kit/ui/field';
import { chevronDownIcon, chevronUpIcon, closeIcon, starIcon } from '@aangan/shared-kit/ui/icon-paths';
import { FINDING_WORDS, type PhotoFinding } from '../photo-checks/public.ts';
import styles from './photo-list.module.css';
import { PhotoState } from './photo-state.tsx';
import { PhotoThumb } from './photo-thumb.tsx';
import { NO_ROOM } from './photos.words.ts';
import type { PhotoDetails } from './use-photo-details.ts';

interface PhotoCardProps {
  readonly item: UploadItem;
  /** From 0. */
  readonly place: number;
  readonly photos: number;
  readonly rooms: readonly PhotoRoom[];
  readonly details: PhotoDetails;
  readonly findings: readonly PhotoFinding[];
  readonly onSay: (details: Partial<PhotoDetails>) => void;
  readonly onMove: (by: number) => void;
  readonly onCover: () => void;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** One photo: what it shows, what is doubtful about it, and its place in the list. */
export function PhotoCard(props: PhotoCardProps) {
  const { item, place, photos, rooms, details, findings, onSay, onMove, onCover, onRetry, onRemove } = props;
  const name = `photo ${place + 1}`;
  const isStored = item.state === 'done';
  // Somebody may have chosen a room that this kind of listing does not suggest.
  const choices = details.room && !rooms.includes(details.room) ? [...rooms, details.room] : rooms;
  const options = choices.map((room) => ({ value: room, label: PHOTO_ROOMS[room].label }));
  return (
    <>
      <PhotoThumb item={item} isCover={place === 0} />
      <div className={styles.words}>
        {item.state === 'failed' || item.state === 'interrupted' ? null : (
          <SelectField
            label={
              <>
                Room<span className="visually-hidden"> of {name}</span>
              </>
            }
            value={details.room ?? ''}
            options={[{ value: '', label: NO_ROOM }, ...options]}
            onChange={({ target }) => onSay({ room: choices.find((room) => room === target.value) ?? null })}
          />
        )}
        <PhotoState item={item} />
        {findings.map((finding) => (
          <p key={finding} className={styles.finding}>
            {FINDING_WORDS[finding]}
          </p>
        ))}
      </div>
      <div className={styles.actions}>
        {item.state === 'failed' && item.canRetry && (
          <Button size="small" onClick={onRetry}>
            Try again<span className="visually-hidden">: {name}</span>
          </Button>
        )}
        <Button
          {...{ variant: 'quiet', size: 'small', icon: chevronUpIcon, label: `Move ${name} up` }}
          disabled={place === 0}
          onClick={() => onMove(-1)}
        />
        <Button
          {...{ variant: 'quiet', size: 'small', icon: chevronDownIcon, label: `Move ${name} down` }}
          disabled={place === photos - 1}
          onClick={() => onMove(1)}
        />
        {place > 0 && isStored && (
          <Button variant="quiet" size="small" icon={starIcon} onClick={onCover}>
            Make cover<span className="visually-hidden">: {name}</span>
          </Button>
        )}
        <Button
          {...{ variant: 'quiet', size: 'small', icon: closeIcon, label: `Remove ${name}` }}
          className={styles.remove}
          onClick={onRemove}
        />
      </div>
      {isStored && (
        <details className={styles.caption} open={details.caption !== ''}>
          <summary>Caption</summary>
          <TextField
            key={details.caption}
            label={`Caption of ${name}`}
            defaultValue={details.caption}
            maxLength={120}
            onBlur={({ target }) => target.value.trim() !== details.caption && onSay({ caption: target.value.trim() })}
          />
        </details>
      )}
    </>
  );
}
