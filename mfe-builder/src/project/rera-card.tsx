import type { ProjectDetail } from '@aangan/shared-kit/contracts/project-values';
import { reraAuthority } from '@aangan/shared-kit/domain/projects/rera';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { QrCode } from '@aangan/shared-kit/ui/qr-code';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import { PROJECT_WORDS } from './project.words.ts';
import styles from './rera-card.module.css';
import { reraLine, reraValidity } from './rera-words.ts';

interface ReraCardProps {
  readonly rera: ProjectDetail['rera'];
  /** The picture of the QR code, apart from the gallery. Source: services-and-platform, section 3 (imageRera). */
  readonly image: ProjectDetail['imageRera'];
}

/** The registration with its number, state and QR code, or a plain line that none was given. */
export function ReraCard({ rera, image }: ReraCardProps) {
  const { tone, text } = reraLine(rera);
  if (rera.number === null) {
    return (
      <div className={styles.card}>
        <h3>{PROJECT_WORDS.reraTitle}</h3>
        <p>
          <StatusLabel tone={tone}>{PROJECT_WORDS.reraMissing}</StatusLabel>
        </p>
        <SmallText>{PROJECT_WORDS.reraMissingWhy}</SmallText>
      </div>
    );
  }
  return (
    <div className={styles.card}>
      <div className={styles.words}>
        <h3>{PROJECT_WORDS.reraTitle}</h3>
        <p className={styles.number}>{rera.number}</p>
        <p>
          {reraAuthority(rera.state)}, {rera.state}
        </p>
        <p>
          <StatusLabel tone={tone}>{text}</StatusLabel> {reraValidity(rera)}
        </p>
        <SmallText>{rera.status === 'LAPSED' ? PROJECT_WORDS.reraLapsedWhy : PROJECT_WORDS.reraCheck}</SmallText>
      </div>
      {image && (
        <figure className={styles.code}>
          <QrCode text={image.text} label={image.alt} />
          <SmallText as="figcaption">{PROJECT_WORDS.reraQr}</SmallText>
        </figure>
      )}
    </div>
  );
}
