import { useUpload } from '@aangan/shared-kit/platform/use-upload';
import { Section } from '@aangan/shared-kit/ui/layout';
import { UploadField } from '@aangan/shared-kit/ui/upload-field';
import { JOB_WORDS } from './jobs.words.ts';
import { JOB_PHOTO, photoSubject, type ShownPhotos } from './load-job-photos.ts';

export interface JobPhotosProps {
  readonly bookingId: string;
  readonly shows: 'before' | 'after';
  readonly photos: ShownPhotos;
}

/** Photos before or after the work. They wait while there is no network, and go on by themselves. */
export function JobPhotos({ bookingId, shows, photos }: JobPhotosProps) {
  const uploads = useUpload({ kind: JOB_PHOTO, subject: photoSubject(bookingId, shows), ...photos });
  const label = shows === 'before' ? JOB_WORDS.photosBefore : JOB_WORDS.photosAfter;
  return (
    <Section>
      <h2>{label}</h2>
      <UploadField uploads={uploads} label={label} help={JOB_WORDS.photosHelp} />
      <noscript>{JOB_WORDS.photosScript}</noscript>
    </Section>
  );
}
