import { z } from 'zod';
import { PHOTO_ROOM_KEYS } from '../domain/photo-rooms.ts';
import type { CallContracts } from './call.ts';
import { propertyId } from './property.ts';

/** Names of the kinds of uploads; their subject is the id of the draft or listing. */
export const PHOTO_UPLOAD = 'listing-photo';
export const VIDEO_UPLOAD = 'listing-video';

const room = z.enum(PHOTO_ROOM_KEYS);
const params = z.object({ propertyId });
const imageId = z.string().regex(/^upl_[\w-]{10,40}$/, 'must be the id of an uploaded photo');

const photos = z.object({
  /** In order; the first one is the cover. */
  photos: z.array(
    z.object({
      id: z.string(),
      room: room.nullable(),
      caption: z.string(),
      /** Average colour, `#c9b79c`. */
      colour: z.string(),
      /** An earlier photo of the listing that looks the same. */
      sameAs: z.string().nullable(),
    }),
  ),
  /** Rooms that matter for such a listing, and whether a photo shows each. */
  rooms: z.array(z.object({ room, label: z.string(), shown: z.boolean() })),
  /** Null without a video. */
  video: z.object({ videoId: z.string(), file: z.string(), poster: z.string().nullable() }).nullable(),
  /** The owner adds photos later. */
  noPhotos: z.boolean(),
});

export type PostingPhotos = z.infer<typeof photos>;

/**
 * What an owner says about photos. The files themselves are uploaded, ordered, deleted and handed over to a phone by
 * the calls of `uploads.ts`, with the kinds {@link PHOTO_UPLOAD} and {@link VIDEO_UPLOAD}.
 */
export const postingPhotoCalls = {
  'GET /api/v1/property/manage/{propertyId}/photos': {
    summary: 'Photos and video of a draft or listing of the person, with the rooms that they show',
    params,
    personal: true,
    answer: photos,
  },
  'POST /api/v1/property/manage/{propertyId}/picture-type': {
    summary: 'Says which room a photo shows, and what is written below it',
    params,
    body: z.strictObject({ imageId, imageType: room.nullable(), caption: z.string().trim().max(120).default('') }),
    personal: true,
    answer: photos,
  },
  'POST /api/v1/property/manage/{propertyId}/display-picture': {
    summary: 'Makes a photo the cover',
    params,
    body: z.strictObject({ imageId }),
    personal: true,
    answer: photos,
  },
  'PUT /api/v1/property/manage/{propertyId}/no-photos': {
    summary: 'Says that photos come later, or not any more',
    params,
    body: z.strictObject({ noPhotos: z.boolean() }),
    personal: true,
    answer: photos,
  },
} as const satisfies CallContracts;
