import type { VisitSlot, WireVisit } from '@aangan/shared-kit/contracts/visits';
import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { offeredSlots } from '../src/meeting/visits/offered-slots.ts';
import { visitWeek } from '../src/meeting/visits/visits.tables.ts';
import { listing, listingOwner } from '../src/search/listings/public.ts';
import { type CallsAs, callsAs } from './call-as.ts';
import { type HeldServer, heldServer } from './held-server.ts';
import { newAddress } from './identity-server.ts';
import { type SignedIn, signedIn } from './signed-in.ts';
import { TEST_NOW } from './test-data.ts';

/** The API with a clock that tests set, and the messages that it sent. */
export interface VisitServer extends Pick<HeldServer, 'database' | 'jobs' | 'sent' | 'close'>, CallsAs {
  readonly app: FastifyInstance;
  now: number;
}

/** @param more other settings and modules */
export async function openVisitServer(more: Parameters<typeof heldServer>[1] = {}): Promise<VisitServer> {
  const server: Pick<VisitServer, 'now'> = { now: TEST_NOW };
  const { database, jobs, sent, start, close } = heldServer(() => server.now, more);
  const app = await start();
  return Object.assign(server, { database, jobs, sent, close, app, ...callsAs(app) });
}

/** Every hour of every day, so that no test depends on the time of day. */
const ALL_DAY = Array.from({ length: 7 }, (_, weekday) => ({ weekday, from: 8, to: 20 }));

export interface OpenHome {
  readonly id: string;
  readonly title: string;
  readonly owner: SignedIn;
  /** Starts of its slots, epoch ms. */
  readonly slots: readonly number[];
}

/** An active listing that no other test uses, with slots from 8 to 20 every day. By default its owner is new. */
export async function openHome(server: VisitServer, given?: SignedIn): Promise<OpenHome> {
  const { database } = server;
  const owner = given ?? (await signedIn(database, { name: 'Farhan Khan' }));
  const week = { ownerId: owner.accountId, windows: ALL_DAY, daysOff: [], changedAt: new Date(server.now) };
  const rows = await database
    .select({ id: listing.id, title: listing.title })
    .from(listing)
    .leftJoin(visitWeek, eq(visitWeek.listingId, listing.id))
    .where(and(eq(listing.postedByBuilder, false), isNull(visitWeek.listingId)))
    .orderBy(listing.id)
    .limit(5);
  for (const home of rows) {
    const [claimed] = await database
      .insert(visitWeek)
      .values({ listingId: home.id, ...week })
      .onConflictDoNothing()
      .returning();
    if (!claimed) continue;
    await database.update(listing).set({ active: true, inactiveReason: null }).where(eq(listing.id, home.id));
    await database
      .insert(listingOwner)
      .values({ listingId: home.id, accountId: owner.accountId })
      .onConflictDoUpdate({ target: listingOwner.listingId, set: { accountId: owner.accountId } });
    return { ...home, owner, slots: offeredSlots(week, server.now) };
  }
  throw new Error('There is no listing left.');
}

interface BookAnswer {
  readonly status: number;
  readonly message: string;
  readonly visit: WireVisit;
  readonly details?: { readonly next: readonly VisitSlot[] };
}

/** Books like the slot sheet does. */
export function book(
  server: VisitServer,
  who: { readonly cookie: string } | undefined,
  { id }: Pick<OpenHome, 'id'>,
  timeEpoch: number,
  more: object = {},
) {
  return server.call<BookAnswer>(who, 'POST', `/api/v1/slot/${id}/book`, {
    selected_date: indiaDay(timeEpoch),
    timeEpoch,
    propertyId: id,
    ...more,
  });
}

/** A booked visit, in the home's slot of that number. */
export async function booked(server: VisitServer, who: SignedIn, home: OpenHome, slot = 0): Promise<WireVisit> {
  const answer = await book(server, who, home, slotOf(home, slot));
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.visit;
}

export function slotOf({ slots }: Pick<OpenHome, 'slots'>, number: number): number {
  const slot = slots[number];
  if (slot === undefined) throw new Error(`There is no slot ${number}.`);
  return slot;
}

/** A visitor who is not logged in, on a new device. */
export function stranger(address = newAddress()): { readonly cookie: string; readonly address: string } {
  return { cookie: `aangan_device=${crypto.randomUUID()}`, address };
}

/** The same browser after its person has logged in. */
export function onDevice(person: SignedIn, device: { readonly cookie: string }): { readonly cookie: string } {
  return { cookie: `${device.cookie}; ${person.cookie}` };
}
