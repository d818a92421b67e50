import type { PersonCall } from '@aangan/shared-kit/contracts/calls';
import type { Database } from '../../foundation/database/public.ts';
import { cardsById, detailUrl } from '../../search/listings/public.ts';
import { nameOf } from '../chat/public.ts';
import type { CallFactsRow } from './calls.queries.ts';

/** Calls as one of their two people sees them: of the other person only the short name. */
export async function wireCalls(
  database: Database,
  accountId: string,
  rows: readonly CallFactsRow[],
): Promise<PersonCall[]> {
  const homes = await homesOf(
    database,
    rows.map(({ listingId }) => listingId),
  );
  return rows.map(({ call, bridged, listingId, person }) => {
    const direction = call.callerId === accountId ? 'out' : 'in';
    return {
      id: call.id,
      contactId: call.contactId,
      name: nameOf(person),
      home: homes.get(listingId) ?? null,
      kind: call.kind,
      direction,
      state: bridged?.state ?? 'no-answer',
      unansweredBy: bridged?.unansweredBy ? sideOf(bridged.unansweredBy, direction) : null,
      askedOn: call.askedAt.getTime(),
      answeredOn: bridged?.answeredAt?.getTime() ?? null,
      endedOn: bridged ? (bridged.endedAt?.getTime() ?? null) : call.askedAt.getTime(),
      talkSeconds: bridged ? bridged.talkSeconds : 0,
      missed: direction === 'in' && call.missedAt !== null,
    };
  });
}

/** A single call, see {@link wireCalls}. */
export async function wireCall(database: Database, accountId: string, row: CallFactsRow): Promise<PersonCall> {
  const [shown] = await wireCalls(database, accountId, [row]);
  if (!shown) throw new Error(`Call ${row.call.id} was not converted.`);
  return shown;
}

/** Whose phone did not take a call, for one of its two people. */
export function sideOf(unansweredBy: 'caller' | 'other', direction: 'out' | 'in'): 'you' | 'them' {
  return (unansweredBy === 'caller') === (direction === 'out') ? 'you' : 'them';
}

/** The homes of calls by their listings. */
export async function homesOf(database: Database, ids: readonly string[]) {
  const cards = await cardsById(database, [...new Set(ids)]);
  return new Map(cards.map((card) => [card.id, { id: card.id, title: card.title, url: detailUrl(card) }]));
}
