import type { UploadItem } from '@aangan/shared-kit/platform/upload-queue';
import { useHandOver } from '@aangan/shared-kit/platform/use-hand-over';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { HandOverPanel } from '@aangan/shared-kit/ui/hand-over-panel';
import { Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { UploadPicker } from '@aangan/shared-kit/ui/upload-picker';
import { checkedWords, type PhotoFinding } from '../photo-checks/public.ts';
import type { LoadedPhotos } from './load-photos.ts';
import { PhotoList } from './photo-list.tsx';
import { askedWords, checkingWords, PHOTO_HELP, PHOTOS } from './photos.words.ts';
import { PhotosLater } from './photos-later.tsx';
import { RoomPickers } from './room-pickers.tsx';
import { PHOTO_KIND } from './upload-kinds.ts';
import type { ListingPhotos } from './use-listing-photos.ts';
import { VideoPart } from './video-part.tsx';

interface PhotoStepProps {
  readonly propertyId: string;
  readonly loaded: LoadedPhotos;
  readonly files: ListingPhotos;
}

/** Photos from the gallery, the camera or a phone, their rooms and order, and a video. */
export function PhotoStep({ propertyId, loaded: { about, asked }, files }: PhotoStepProps) {
  const { photos, film, details, checked, reload } = files;
  const cover = useMutation('POST /api/v1/property/manage/{propertyId}/display-picture');
  const handOver = useHandOver({ kind: PHOTO_KIND, subject: propertyId, onArrived: photos.show });
  const { checking } = checked;
  async function makeCover(imageId: string): Promise<void> {
    if (await cover.run({ params: { propertyId }, json: { imageId } })) reload();
  }
  /** Of this device, and the copies that the server has found. */
  function findingsOf({ file, upload }: UploadItem): readonly PhotoFinding[] {
    const found = checked.findingsOf(file);
    const isCopy = about.photos.some(({ id, sameAs }) => id === upload?.id && sameAs !== null);
    return isCopy && !found.includes('copy') ? [...found, 'copy'] : found;
  }
  return (
    <>
      {asked && (
        <AlertNote tone="info">
          <p>{askedWords(asked.people, asked.rooms)}</p>
        </AlertNote>
      )}
      <RoomPickers rooms={about.rooms} uploads={photos} onChosen={photos.add} />
      <Section aria-labelledby="listing-photos">
        <h2 id="listing-photos">{PHOTOS}</h2>
        <UploadPicker uploads={photos} label={PHOTOS} help={PHOTO_HELP} />
        <SmallText>{checkedWords(checked.finds)}</SmallText>
        <HandOverPanel handOver={handOver} label={PHOTOS} />
        <p role="status">{checking > 0 ? checkingWords(checking) : ''}</p>
        {(photos.problem ?? cover.problem) !== undefined && (
          <AlertNote tone="error">{photos.problem ?? cover.problem}</AlertNote>
        )}
        <PhotoList
          uploads={photos}
          rooms={about.rooms.map(({ room }) => room)}
          details={details}
          findingsOf={findingsOf}
          onCover={(uploadId) => void makeCover(uploadId)}
        />
        {photos.items.length === 0 && <PhotosLater propertyId={propertyId} saved={about.noPhotos} />}
      </Section>
      <VideoPart propertyId={propertyId} uploads={film} video={about.video} />
    </>
  );
}
