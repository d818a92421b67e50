import type { UploadMediaType } from '@aangan/shared-kit/contracts/uploads';
import type { UploadKind } from '../module/public.ts';
import { type Picture, readPicture } from '../pictures/public.ts';
import { CallError } from '../server/public.ts';
import { mediaTypeOf, TYPE_NAMES } from './media-type.ts';
import { readDocument } from './read-document.ts';

/** A file that may be stored. */
export interface CheckedContent {
  readonly mediaType: UploadMediaType;
  /** What is stored in place of the parts; undefined for a video, which stays as it came. */
  readonly bytes: Buffer | undefined;
  readonly picture?: Picture;
}

/** Why a file is refused, in a sentence for the person. */
export class RefusedContent {
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}

/** The bytes of an upload, read as far as they are needed. */
export interface ReceivedBytes {
  start(): Promise<Buffer>;
  all(): Promise<Buffer>;
}

export const BROKEN_PICTURE =
  'This picture is damaged, incomplete or far too large. Take it again, or save it again, and retry.';
export const BROKEN_DOCUMENT = 'This document is damaged or incomplete. Save it again, and retry.';

/** Checks a file by its content. The name and the type that the browser stated have no part in it. */
export async function checkContent(
  { content, types }: Pick<UploadKind, 'content' | 'types'>,
  received: ReceivedBytes,
): Promise<CheckedContent | RefusedContent> {
  const mediaType = await mediaTypeOf(await received.start());
  if (mediaType === undefined || !types.includes(mediaType)) return new RefusedContent(wrongType(types));
  if (content === 'video') return { mediaType, bytes: undefined };
  const upload = await received.all();
  if (content === 'document') return (await readDocument(upload)) ?? new RefusedContent(BROKEN_DOCUMENT);
  const picture = await readPicture(upload);
  return picture ? { mediaType, bytes: picture.bytes, picture } : new RefusedContent(BROKEN_PICTURE);
}

/** `This is no JPG or PNG. What a file is called does not count, but what is in it.` */
export function wrongType(types: readonly UploadMediaType[]): string {
  const names = types.map((type) => TYPE_NAMES[type]);
  const list = names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
  return `This file is not a ${list}. We check the content, not the name.`;
}

/** The refusal of a file. The sentence is its message, and the reason of the field `upload`. */
export function refusedFile(reason: string): CallError {
  return new CallError(400, reason, [{ field: 'upload', reason }]);
}
