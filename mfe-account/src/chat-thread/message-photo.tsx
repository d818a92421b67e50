import type { ChatMessage } from '@aangan/shared-kit/contracts/chat-values';
import { MessageText } from '../message-thread/public.ts';
import styles from './message.module.css';
import { PART_WORDS } from './message-part.words.ts';

interface MessagePhotoProps {
  readonly photo: ChatMessage['photo'];
  readonly alt: string;
}

/** A photo in the box that it will fill. A press opens its largest copy. */
export function MessagePhoto({ photo, alt }: MessagePhotoProps) {
  if (!photo) return <MessageText>{PART_WORDS.photoGone}</MessageText>;
  const { renditions, width, height, colour } = photo;
  const sizes = '(min-width: 992px) 320px, 70vw';
  const largest = renditions.at(-1);
  if (!largest) return <MessageText>{PART_WORDS.photoComing}</MessageText>;
  const sourceSet = (format: 'avif' | 'webp') => renditions.map((each) => `${each[format]} ${each.width}w`).join(', ');
  return (
    <a href={largest.webp} target="_blank" rel="noreferrer" className={styles.photo}>
      <picture>
        <source type="image/avif" srcSet={sourceSet('avif')} sizes={sizes} />
        <img
          src={largest.webp}
          srcSet={sourceSet('webp')}
          sizes={sizes}
          alt={alt}
          width={width}
          height={height}
          style={{ backgroundColor: colour }}
          loading="lazy"
          decoding="async"
        />
      </picture>
    </a>
  );
}
