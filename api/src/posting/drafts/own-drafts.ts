import type { FastifyRequest } from 'fastify';
import type { DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { notFound } from '../../foundation/server/public.ts';
import type { Sessions } from '../../people/sessions/public.ts';
import { draftOfListing } from './draft-of-listing.ts';
import { draftOf, holdDraft, saveDraft } from './drafts.queries.ts';
import type { DraftRow } from './drafts.tables.ts';

export const NO_LISTING = 'You have no such listing.';

/** The person of a request, and drafts and listings of that person alone. */
export interface OwnDrafts {
  /** @throws CallError 401 for an anonymous visitor, 404 for what is not theirs */
  read(database: DatabaseOrTransaction, request: FastifyRequest, id: string): Promise<DraftRow>;
  /** The same, locked until the end of the transaction. */
  hold(transaction: Transaction, request: FastifyRequest, id: string): Promise<DraftRow>;
}

/**
 * Everything about a posting goes through here, so that nobody reads or changes another person's. A listing that was
 * not posted by a form, such as a seeded one, gets its draft at the first change.
 * @param now epoch ms
 */
export function ownDrafts(sessions: Pick<Sessions, 'required'>, now: () => number): OwnDrafts {
  return {
    async read(database, request, id) {
      const { accountId } = await sessions.required(request);
      const listingId = id.toLowerCase();
      const row =
        (await draftOf(database, accountId, listingId)) ??
        (await draftOfListing(database, accountId, listingId, new Date(now())));
      if (!row) throw notFound(NO_LISTING);
      return row;
    },
    async hold(transaction, request, id) {
      const { accountId } = await sessions.required(request);
      const listingId = id.toLowerCase();
      const held = await holdDraft(transaction, accountId, listingId);
      if (held) return held;
      const made = await draftOfListing(transaction, accountId, listingId, new Date(now()));
      if (!made) throw notFound(NO_LISTING);
      await saveDraft(transaction, made);
      return made;
    },
  };
}
