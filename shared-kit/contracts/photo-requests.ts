import { z } from 'zod';
import { PHOTO_ROOM_KEYS } from '../domain/photo-rooms.ts';
import type { CallContracts } from './call.ts';
import { propertyId } from './property.ts';

const rooms = z.array(z.enum(PHOTO_ROOM_KEYS)).max(PHOTO_ROOM_KEYS.length);

/** The viewer's open request. */
const request = z.object({
  rooms,
  /** Epoch ms. */
  requestedOn: z.number(),
});

export const photoRequestCalls = {
  'POST /api/v1/property/requestImage/{propertyId}': {
    summary: 'Asks the owner for more photos; again while the first request is open changes its rooms',
    params: z.object({ propertyId }),
    /** Empty means photos of any room. */
    body: z.object({ rooms: rooms.default([]) }),
    personal: true,
    answer: z.object({
      status: z.literal('success'),
      /** For people. */
      message: z.string(),
      /** The viewer had asked before. */
      repeated: z.boolean(),
      request,
    }),
  },
  'GET /api/v1/property/requestImage/{propertyId}': {
    summary: 'Rooms of a listing, which of them its photos show, and the viewer’s open request',
    params: z.object({ propertyId }),
    personal: true,
    answer: z.object({
      rooms: z.array(z.object({ room: z.enum(PHOTO_ROOM_KEYS), shown: z.boolean() })),
      request: request.nullable(),
    }),
  },
  'GET /api/v1/user/photo-requests': {
    summary: 'Open requests for photos of one’s own listings: how many people asked, for which rooms',
    personal: true,
    answer: z.object({
      /** Rooms by their labels. */
      listings: z.array(z.object({ propertyId: z.string(), people: z.number().int(), rooms: z.array(z.string()) })),
    }),
  },
} as const satisfies CallContracts;
