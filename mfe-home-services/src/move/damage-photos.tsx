import { useUpload } from '@aangan/shared-kit/platform/use-upload';
import { UploadField } from '@aangan/shared-kit/ui/upload-field';
import { DAMAGE_PHOTO, type MoveData } from './load-move.ts';
import { MOVE_WORDS as WORDS } from './move.words.ts';

type DamagePhotosProps = NonNullable<MoveData['damage']> & { readonly bookingId: string };

/** Photos of damage, before or after it is reported. */
export function DamagePhotos({ bookingId, rules, uploads }: DamagePhotosProps) {
  const photos = useUpload({ kind: DAMAGE_PHOTO, subject: bookingId, rules, uploads });
  return <UploadField uploads={photos} label={WORDS.photos} help={WORDS.photosHelp} />;
}
