import type { PostingPhotos } from '@aangan/shared-kit/contracts/posting-photos';
import { useHandOver } from '@aangan/shared-kit/platform/use-hand-over';
import type { Uploads } from '@aangan/shared-kit/platform/use-upload';
import { HandOverPanel } from '@aangan/shared-kit/ui/hand-over-panel';
import { Section } from '@aangan/shared-kit/ui/layout';
import { UploadField } from '@aangan/shared-kit/ui/upload-field';
import styles from './photo-step.module.css';
import { VIDEO, VIDEO_HELP } from './photos.words.ts';
import { VIDEO_KIND } from './upload-kinds.ts';

interface VideoPartProps {
  readonly propertyId: string;
  readonly uploads: Uploads;
  /** The stored one. */
  readonly video: PostingPhotos['video'];
}

/** The video: one file, with the first picture that the browser has drawn as its poster. */
export function VideoPart({ propertyId, uploads, video }: VideoPartProps) {
  const handOver = useHandOver({ kind: VIDEO_KIND, subject: propertyId, onArrived: uploads.show });
  return (
    <Section aria-labelledby="listing-video">
      <h2 id="listing-video">{VIDEO}</h2>
      {video && (
        // biome-ignore lint/a11y/useMediaCaption: owners film a walk through a home; there are no captions to give
        <video
          key={video.videoId}
          className={styles.video}
          src={video.file}
          poster={video.poster ?? undefined}
          aria-label="Your video"
          controls
          playsInline
          preload="none"
        />
      )}
      <UploadField uploads={uploads} label={VIDEO} help={VIDEO_HELP} />
      <HandOverPanel handOver={handOver} label={VIDEO} />
    </Section>
  );
}
