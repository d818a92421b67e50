import type { InterestedPerson, interestedCalls } from '@aangan/shared-kit/contracts/interested';
import { eq } from 'drizzle-orm';
import type { Events } from '../../foundation/events/public.ts';
import { type CallHandlers, callError } from '../../foundation/server/public.ts';
import type { BridgedCalls } from '../../foundation/telephony/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { detailUrl } from '../../search/listings/public.ts';
import {
  asksFirst,
  type ContactNotices,
  decideRequest,
  NAMELESS,
  shownClaim,
  shownPerson,
} from '../contacts/public.ts';
import {
  CATEGORIES_OF,
  type InterestRow,
  interestIn,
  lastInterestAt,
  ownListings,
  peopleOf,
  preferAsking,
} from './interested.queries.ts';
import { tenantDetails } from './leads.tables.ts';

interface InterestedDeps extends CallDeps {
  readonly events: Events;
  readonly notices: ContactNotices;
  readonly bridge: Pick<BridgedCalls, 'available'>;
}

/** People per page. */
const SIZE = 20;

/** People interested in the person's homes, and what a person shares with owners. */
export function interestedHandlers({
  database,
  sessions,
  now,
  events,
  notices,
  bridge,
}: InterestedDeps): CallHandlers<typeof interestedCalls> {
  async function shown(ownerId: string, rows: readonly InterestRow[]): Promise<InterestedPerson[]> {
    const { people, contacts } = await peopleOf(database, ownerId, rows);
    return rows.flatMap(({ by, id, listingId, seekerId, at, state, visitAt }): InterestedPerson[] => {
      const found = people.get(seekerId);
      if (!found) return [];
      const given = by === 'contact' ? contacts.get(id) : undefined;
      // Without a contact, an owner sees the first name only.
      const person = given
        ? shownPerson(
            found.person,
            given.contact.seekerHiddenAt,
            now(),
            bridge.available ? given.contact.id : undefined,
          )
        : { name: found.person.name.split(' ', 1)[0] || NAMELESS, phone: null, quietUntil: null };
      return [
        {
          ...{ id, by, listingId, at, visitAt, person },
          request: by === 'request' ? state : null,
          about: aboutOf(found.about),
          myNumberHiddenOn: given?.contact.ownerHiddenAt?.getTime() ?? null,
          report: given?.report ?? null,
          claim: given ? shownClaim(given.claim, now()) : null,
        },
      ];
    });
  }

  return {
    async 'GET /api/v1/user/interested'({ query: { kind, propertyId, page } }, request) {
      const { accountId } = await sessions.required(request);
      const categories = CATEGORIES_OF[kind];
      const wanted = { categories, listingId: propertyId?.toLowerCase(), offset: (page - 1) * SIZE, limit: SIZE };
      const [own, rows, askFirst, lastAt] = await Promise.all([
        ownListings(database, accountId, categories),
        interestIn(database, accountId, wanted),
        asksFirst(database, accountId),
        lastInterestAt(database, accountId),
      ]);
      const listings = own.map(({ id, title, category, shortlists, contacts }) => ({
        ...{ id, title, shortlists, contacts },
        url: detailUrl({ id, title, category }),
      }));
      const people = await shown(accountId, rows);
      return { listings, people, total: rows[0]?.total ?? 0, page, size: SIZE, askFirst, lastAt };
    },

    async 'POST /api/v1/user/contact-requests/{requestId}'({ params, body }, request) {
      const { accountId } = await sessions.required(request);
      const asked = { ownerId: accountId, requestId: params.requestId, allow: body.allow };
      const decided = await decideRequest({ database, events }, asked, new Date(now()));
      if (!decided) throw callError('no-request');
      if (decided.contactId) await notices.tell('allowed', decided.contactId, request.log);
      return { state: decided.state };
    },

    async 'PUT /api/v1/user/contact-preference'({ body }, request) {
      const { accountId } = await sessions.required(request);
      await preferAsking(database, accountId, body.askFirst);
      return { status: 'success' };
    },

    async 'GET /api/v1/user/tenant-details'(_input, request) {
      const { accountId } = await sessions.required(request);
      const [row] = await database.select().from(tenantDetails).where(eq(tenantDetails.accountId, accountId));
      return { about: aboutOf(row ?? null) };
    },

    async 'PUT /api/v1/user/tenant-details'({ body }, request) {
      const { accountId } = await sessions.required(request);
      const facts = { ...body, updatedAt: new Date(now()) };
      await database
        .insert(tenantDetails)
        .values({ accountId, ...facts })
        .onConflictDoUpdate({ target: tenantDetails.accountId, set: facts });
      return { about: body };
    },

    async 'DELETE /api/v1/user/tenant-details'(_input, request) {
      const { accountId } = await sessions.required(request);
      await database.delete(tenantDetails).where(eq(tenantDetails.accountId, accountId));
      return { status: 'success' };
    },
  };
}

function aboutOf(row: typeof tenantDetails.$inferSelect | null): InterestedPerson['about'] {
  if (!row) return null;
  const { whoMovesIn, work, moveIn, note } = row;
  return { whoMovesIn, work, moveIn, note };
}
