import type { PostingPhotos } from '@aangan/shared-kit/contracts/posting-photos';
import type { PhotoRoom } from '@aangan/shared-kit/domain/photo-rooms';
import type { Uploads } from '@aangan/shared-kit/platform/use-upload';
import { Icon } from '@aangan/shared-kit/ui/icon';
import { plusIcon } from '@aangan/shared-kit/ui/icon-paths';
import { Section, SmallText, WrappedRow } from '@aangan/shared-kit/ui/layout';
import { checkIcon } from '@aangan/shared-kit/ui/note-icon-paths';
import type { ChangeEvent } from 'react';
import styles from './photo-step.module.css';
import { ROOMS, ROOMS_HELP } from './photos.words.ts';

interface RoomPickersProps {
  readonly rooms: PostingPhotos['rooms'];
  readonly uploads: Pick<Uploads, 'rules' | 'prepare'>;
  readonly onChosen: (files: readonly File[], room: PhotoRoom) => void;
}

/** A picker for each room that matters, so that its photos need no further answer. */
export function RoomPickers({ rooms, uploads, onChosen }: RoomPickersProps) {
  const { rules, prepare } = uploads;
  return (
    <Section aria-labelledby="photo-rooms">
      <h2 id="photo-rooms">{ROOMS}</h2>
      <SmallText>{ROOMS_HELP}</SmallText>
      <WrappedRow>
        {rooms.map(({ room, label, shown }) => (
          <label key={room} className={styles.room} data-shown={shown || undefined}>
            <input
              type="file"
              className="visually-hidden"
              accept={rules.types.join(',')}
              multiple
              onClick={prepare}
              onChange={(event: ChangeEvent<HTMLInputElement>) => {
                const files = [...(event.target.files ?? [])];
                event.target.value = '';
                onChosen(files, room);
              }}
            />
            <Icon path={shown ? checkIcon : plusIcon} />
            {label}
            {shown && <span className="visually-hidden">, has a photo</span>}
          </label>
        ))}
      </WrappedRow>
    </Section>
  );
}
