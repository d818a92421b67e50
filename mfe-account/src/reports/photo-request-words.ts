import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';

type Requests = CallAnswer<'GET /api/v1/user/photo-requests'>['listings'][number];

/** `3 people want more photos: Kitchen, Bathroom`. */
export function photoRequestWords({ people, rooms }: Requests): string {
  const who = people === 1 ? '1 person wants more photos' : `${people} people want more photos`;
  return rooms.length === 0 ? who : `${who}: ${rooms.join(', ')}`;
}
