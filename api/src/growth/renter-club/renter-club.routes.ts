import type { ClubMembership, renterClubCalls } from '@aangan/shared-kit/contracts/renter-club';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { badInput, type CallHandlers } from '../../foundation/server/public.ts';
import { grantCards } from '../../money/rewards/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { CLUB_BENEFITS, CLUB_CONSENT, CLUB_LEVELS, clubStatus } from './club-levels.ts';
import { endMembership, memberSince, rentsOnTime, saveMember } from './renter-club.queries.ts';

/** The renter club: open to everybody who is logged in, and as easy to leave. */
export function renterClubHandlers({ database, sessions, now }: CallDeps): CallHandlers<typeof renterClubCalls> {
  return {
    async 'GET /api/v1/renterclub/about'() {
      return { levels: [...CLUB_LEVELS], benefits: [...CLUB_BENEFITS], consent: CLUB_CONSENT };
    },

    async 'GET /api/v1/renterclub/membership'(_input, request) {
      const { accountId } = await sessions.required(request);
      return membership(database, accountId);
    },

    async 'POST /api/v1/renterclub/join'({ body: { consentVersion } }, request) {
      const { accountId } = await sessions.required(request);
      if (consentVersion !== CLUB_CONSENT.version) {
        throw badInput('body.consentVersion', 'These terms have changed. Reload the page to read them.');
      }
      const at = new Date(now());
      return database.transaction(async (tx) => {
        await saveMember(tx, { accountId, joinedAt: at, consentVersion });
        await grantCards(tx, { event: 'renter-club-joined', accountId, at });
        return membership(tx, accountId);
      });
    },

    async 'POST /api/v1/renterclub/leave'(_input, request) {
      const { accountId } = await sessions.required(request);
      return database.transaction(async (tx) => {
        await endMembership(tx, accountId, new Date(now()));
        return membership(tx, accountId);
      });
    },
  };
}

async function membership(database: DatabaseOrTransaction, accountId: string): Promise<ClubMembership> {
  const joinedAt = await memberSince(database, accountId);
  const rents = await rentsOnTime(database, accountId);
  return {
    member: joinedAt !== undefined,
    joinedAt: joinedAt?.getTime() ?? null,
    rentsOnTime: rents,
    ...clubStatus(rents),
  };
}
