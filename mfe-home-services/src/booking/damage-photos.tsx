import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { useUpload } from '@aangan/shared-kit/platform/use-upload';
import { Section } from '@aangan/shared-kit/ui/layout';
import { UploadField } from '@aangan/shared-kit/ui/upload-field';
import { COMPLAINT_WORDS } from './complaint.words.ts';
import { DAMAGE_PHOTO } from './damage-photo.ts';

export interface DamagePhotosProps {
  readonly bookingId: string;
  readonly photos: CallAnswer<'GET /api/v1/uploads'>;
}

/** Photos that prove a complaint. */
export function DamagePhotos({ bookingId, photos }: DamagePhotosProps) {
  const uploads = useUpload({ kind: DAMAGE_PHOTO, subject: bookingId, ...photos });
  return (
    <Section>
      <h2>{COMPLAINT_WORDS.photos}</h2>
      <UploadField uploads={uploads} label={COMPLAINT_WORDS.photos} help={COMPLAINT_WORDS.photosHelp} />
      <noscript>{COMPLAINT_WORDS.photosScript}</noscript>
    </Section>
  );
}
