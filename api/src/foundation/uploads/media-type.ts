import { UPLOAD_MEDIA_TYPES, type UploadMediaType } from '@aangan/shared-kit/contracts/uploads';
import { fileTypeFromBuffer } from 'file-type';

/** Bytes at the start of a file that show its type. */
export const TYPE_BYTES = 4100;

/** Names of the types, as people know them. */
export const TYPE_NAMES: Readonly<Record<UploadMediaType, string>> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
  'application/pdf': 'PDF',
  'video/mp4': 'MP4',
  'video/quicktime': 'MOV',
  'video/webm': 'WebM',
};

/**
 * The type of a file by its content. @param start its first bytes
 * @returns undefined for every type that no upload may have
 */
export async function mediaTypeOf(start: Buffer): Promise<UploadMediaType | undefined> {
  const found = await fileTypeFromBuffer(start.subarray(0, TYPE_BYTES));
  return UPLOAD_MEDIA_TYPES.find((type) => type === found?.mime);
}
