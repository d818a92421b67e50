import type { rentSplitCalls } from '@aangan/shared-kit/contracts/rent-split';
import { memberParts } from '@aangan/shared-kit/domain/rent/split';
import { type CallHandlers, callLimit, notFound, visitorAddress } from '../../foundation/server/public.ts';
import { accountOfId } from '../../people/accounts/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { joinRent } from './change-members.ts';
import { flatmateOfLink, holdTenancy, membersOf } from './rent-split.queries.ts';
import { SPLIT_WORDS } from './rent-split.words.ts';
import { tellFlatmate } from './split-news.ts';

type Calls = Pick<
  typeof rentSplitCalls,
  'GET /api/v1/rent-pay/flatmate-link/{token}' | 'POST /api/v1/rent-pay/flatmate-link/{token}/join'
>;

/** Tokens cannot be guessed; the limit spares the database. */
const LOOKS_A_MINUTE = { device: 30, address: 60, message: SPLIT_WORDS.tooManyLooks } as const;

/** Invitations as who was invited sees them. */
export function flatmateLinkHandlers({ app, database, jobs, sessions, now }: CallDeps): CallHandlers<Calls> {
  const countHit = callLimit(app, LOOKS_A_MINUTE);
  return {
    async 'GET /api/v1/rent-pay/flatmate-link/{token}'({ params: { token } }, request) {
      await countHit(request, visitorAddress(request));
      const found = await flatmateOfLink(database, token, new Date(now()));
      if (!found?.flatmate.linkEndsAt) throw notFound(SPLIT_WORDS.noLink);
      const { flatmate, tenancy } = found;
      const [members, organiser, viewer] = await Promise.all([
        membersOf(database, tenancy.id),
        accountOfId(database, tenancy.accountId),
        sessions.viewer(request),
      ]);
      const parts = memberParts(tenancy.monthlyPaise, members);
      const isIn = viewer !== undefined && members.some(({ accountId }) => accountId === viewer.accountId);
      return {
        payer: (organiser?.name ?? '').split(' ')[0] ?? '',
        kind: tenancy.kind,
        paise: tenancy.monthlyPaise,
        sharePaise: parts[members.findIndex(({ id }) => id === flatmate.id)] ?? 0,
        people: members.length,
        dueDay: tenancy.dueDay,
        endsAt: found.flatmate.linkEndsAt.getTime(),
        joined: isIn ? tenancy.id : null,
      };
    },

    async 'POST /api/v1/rent-pay/flatmate-link/{token}/join'({ params: { token } }, request) {
      await countHit(request, visitorAddress(request));
      const { accountId } = await sessions.required(request);
      const at = new Date(now());
      const found = await flatmateOfLink(database, token, at);
      if (!found) throw notFound(SPLIT_WORDS.noLink);
      const tenancyId = found.tenancy.id;
      await database.transaction(async (transaction) => {
        const tenancy = await holdTenancy(transaction, tenancyId);
        if (!tenancy) throw notFound(SPLIT_WORDS.noLink);
        const others = await joinRent(transaction, tenancy, { flatmate: found.flatmate, accountId }, at);
        for (const to of others) {
          await tellFlatmate(transaction, jobs, { news: 'joined', tenancyId, to, by: accountId }, now());
        }
      });
      return { tenancyId };
    },
  };
}
