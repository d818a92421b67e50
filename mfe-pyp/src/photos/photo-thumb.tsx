import type { UploadItem } from '@aangan/shared-kit/platform/upload-queue';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import { useEffect, useState } from 'react';
import styles from './photo-list.module.css';
import { COVER } from './photos.words.ts';

/** A photo in its list: the file itself until the server has made its small copies. */
export function PhotoThumb({ item, isCover }: { readonly item: UploadItem; readonly isCover: boolean }) {
  const picture = item.upload?.picture;
  const own = useFileAddress(item.file);
  const source = picture?.renditions[0]?.webp ?? own;
  return (
    <span className={styles.thumb} style={picture ? { background: picture.colour } : undefined}>
      {source !== undefined && <img src={source} alt="" width={112} height={84} />}
      {isCover && (
        <span className={styles.cover}>
          <StatusLabel tone="overlay">{COVER}</StatusLabel>
        </span>
      )}
    </span>
  );
}

/** The address of a file on this device, as long as it is shown. */
function useFileAddress(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return undefined;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(undefined);
    };
  }, [file]);
  return address;
}
