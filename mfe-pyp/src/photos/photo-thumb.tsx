import type { UploadItem } from '@aangan/shared-kit/platform/upload-queue';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import { useEffect, useRef } from 'react';
import styles from './photo-list.module.css';
import { COVER } from './photos.words.ts';

/** Twice the width in which it is shown. */
const THUMB_PIXELS = 224;

/** A photo in its list: the file itself until the server has made its small copies. */
export function PhotoThumb({ item, isCover }: { readonly item: UploadItem; readonly isCover: boolean }) {
  const picture = item.upload?.picture;
  const [copy] = picture?.renditions ?? [];
  return (
    <span className={styles.thumb} style={picture ? { background: picture.colour } : undefined}>
      {copy ? <img src={copy.webp} alt="" width={112} height={84} /> : <FilePicture file={item.file} />}
      {isCover && (
        <span className={styles.cover}>
          <StatusLabel tone="overlay">{COVER}</StatusLabel>
        </span>
      )}
    </span>
  );
}

/** A small picture of a file on this device. The site shows no images from other places than its own. */
function FilePicture({ file }: { readonly file: File | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!file || typeof createImageBitmap === 'undefined') return;
    createImageBitmap(file, { resizeWidth: THUMB_PIXELS }).then(
      (bitmap) => drawOn(canvas.current, bitmap),
      // A picture that this browser does not know has no preview.
      () => undefined,
    );
  }, [file]);
  return <canvas ref={canvas} />;
}

function drawOn(canvas: HTMLCanvasElement | null, bitmap: ImageBitmap): void {
  if (canvas) {
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  }
  bitmap.close();
}
