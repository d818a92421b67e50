import type { Upload, UploadRules } from '@aangan/shared-kit/contracts/uploads';
import { hashDistance, SAME_LOOK_BITS } from '@aangan/shared-kit/domain/photo-hash';
import type { UploadKind } from '../module/public.ts';
import { RENDITION_WIDTHS } from '../pictures/public.ts';
import type { UploadRow } from './uploads.queries.ts';

/** The rules of a kind, as browsers need them. */
export function rulesOf({ content, types, maximumBytes, maximumCount }: UploadKind): UploadRules {
  return { content, types: [...types], maximumBytes, maximumCount };
}

/** Uploads as the contract describes them. @param rows of one person and one kind, in their order */
export function uploadRecords(rows: readonly UploadRow[]): Upload[] {
  return rows.map((row, index) => asRecord(row, rows.slice(0, index)));
}

/** A picture as other people see it, who have not uploaded it. */
export interface ShownPicture
  extends Pick<NonNullable<Upload['picture']>, 'width' | 'height' | 'colour' | 'renditions'> {
  readonly uploadId: string;
  readonly state: Upload['state'];
}

/** Undefined unless it is a finished picture. */
export function shownPicture(row: UploadRow): ShownPicture | undefined {
  const picture = pictureOf(row, []);
  if (!picture) return undefined;
  const { width, height, colour, renditions } = picture;
  return { uploadId: row.id, state: row.state, width, height, colour, renditions };
}

function asRecord(row: UploadRow, before: readonly UploadRow[]): Upload {
  const { id, subject, name, state, bytes, received, mediaType, fileKey, poster, digest } = row;
  const stored = state === 'ready' || state === 'preparing';
  const own = `/api/v1/uploads/${id}`;
  const isVideo = stored && fileKey === null;
  return {
    ...{ id, subject, name, state, bytes, received, mediaType },
    picture: pictureOf(row, before),
    file: stored && row.look === null && (isVideo || fileKey !== null) ? `${own}/file` : null,
    poster: poster ? `${own}/${digest}-poster.jpg` : null,
  };
}

function pictureOf(row: UploadRow, before: readonly UploadRow[]): Upload['picture'] {
  const { id, state, width, height, colour, look, digest, subject } = row;
  if (width === null || height === null || colour === null || look === null) return null;
  const same = before.find(
    (earlier) =>
      earlier.subject === subject && earlier.look !== null && hashDistance(earlier.look, look) <= SAME_LOOK_BITS,
  );
  const address = (size: number, format: string) => `/api/v1/uploads/${id}/${digest}-${size}.${format}`;
  return {
    ...{ width, height, colour },
    sameAs: same?.id ?? null,
    renditions:
      state === 'ready'
        ? RENDITION_WIDTHS.map((size) => ({ width: size, avif: address(size, 'avif'), webp: address(size, 'webp') }))
        : [],
  };
}
