import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { packersCity } from '@aangan/shared-kit/domain/home-services/packers-city';
import { HttpError } from '@aangan/shared-kit/platform/http';
import { notFound, type PageArgs } from '@aangan/shared-kit/platform/page';
import { hsFacts } from '../answers/public.ts';

type Facts<Answer> = Extract<Answer, { readonly sts: 1 }>;

export type MoveBooking = Facts<CallAnswer<'GET /hs-backend/api/v1/quotation/{bookingId}'>>['booking'];
export type MoveFacts = Facts<CallAnswer<'GET /pnm-backend/api/v1/booking/{bookingId}'>>;
export type MoveData = Awaited<ReturnType<typeof loadMove>>;

/** The subject of photos of damage is the booking. */
export const DAMAGE_PHOTO = 'damage-photo';

/** A move with what its state needs: free days, the crew's way, or photos of damage. */
export async function loadMove({ params, platform: { http } }: PageArgs) {
  const { bookingId = '' } = params;
  const [{ booking }, move] = await Promise.all([
    http.request('GET /hs-backend/api/v1/quotation/{bookingId}', { params: { bookingId } }).then(hsFacts),
    http.request('GET /pnm-backend/api/v1/booking/{bookingId}', { params: { bookingId } }).then(hsFacts),
  ]).catch(ownMove);
  const { from } = move.move;
  const [days, way, damage] = await Promise.all([
    mayChooseDay(booking)
      ? http
          .request('GET /pnm-backend/api/v1/slots', { query: { city: wireOf(from.city), pin: from.pin } })
          .then((answer) => hsFacts(answer).days)
      : null,
    isUnderWay(booking) ? wayOf(http, bookingId, move.move) : null,
    isFinished(booking)
      ? http.request('GET /api/v1/uploads', { query: { kind: DAMAGE_PHOTO, subject: bookingId } })
      : null,
  ]);
  return { ...move, booking, days, way, damage };
}

/** The drawing has code of its own, which only the day of the move needs. */
async function wayOf(...move: Parameters<typeof import('./load-way.ts').loadWay>) {
  const { loadWay } = await import('./load-way.ts');
  return loadWay(...move);
}

/** Quoted, and neither paid nor confirmed. */
export function mayChooseDay({ state, payWhen, isPaid }: Pick<MoveBooking, 'state' | 'payWhen' | 'isPaid'>): boolean {
  return state === 'quoted' && payWhen === 'first' && !isPaid;
}

/** The crew is on its way, or works. */
export function isUnderWay({ state }: Pick<MoveBooking, 'state'>): boolean {
  return state === 'on_the_way' || state === 'started';
}

/** Photos of damage can be added. */
export function isFinished({ state }: Pick<MoveBooking, 'state'>): boolean {
  return state === 'done' || state === 'complained';
}

/** @throws Response 404 for a booking of somebody else, or one that is no move */
function ownMove(error: unknown): never {
  if (error instanceof HttpError && (error.status === 404 || error.status === 400)) throw notFound();
  throw error;
}

function wireOf(city: string): string {
  return packersCity(city)?.wire ?? city;
}
