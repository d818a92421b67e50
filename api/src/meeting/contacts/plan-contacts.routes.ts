import type { contactCalls, PlanContact } from '@aangan/shared-kit/contracts/contacts';
import { type CallHandlers, callError } from '../../foundation/server/public.ts';
import { planOfPerson } from '../../money/entitlements/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { recordsById } from '../../search/listings/public.ts';
import { contactsOfPlan, type PlanContactRow } from './plan-contacts.queries.ts';

type PlanContactCall = 'GET /api/v1/user/plans/{planId}/contacts';

const SIZE = 20;

/** The contacts that a plan gave. */
export function planContactHandlers({
  database,
  sessions,
  assetUrl,
}: CallDeps): CallHandlers<Pick<typeof contactCalls, PlanContactCall>> {
  return {
    async 'GET /api/v1/user/plans/{planId}/contacts'({ params: { planId }, query: { page } }, request) {
      const { accountId } = await sessions.required(request);
      if (!(await planOfPerson(database, accountId, planId))) throw callError('no-plan');
      const { rows, total } = await contactsOfPlan(database, planId, { offset: (page - 1) * SIZE, limit: SIZE });
      const records = await recordsById(database, [...new Set(rows.map(({ listingId }) => listingId))], assetUrl);
      const contacts = rows.map((row): PlanContact => {
        const record = records.get(row.listingId);
        return {
          contactId: row.contactId,
          listing: record ? { id: record.id, title: record.title, url: record.detailUrl } : null,
          at: row.at.getTime(),
          state: stateOf(row),
          why: row.why,
          returnedAt: row.returnedAt?.getTime() ?? null,
        };
      });
      return { contacts, total, page, size: SIZE };
    },
  };
}

function stateOf({ contactId, why, claimed }: PlanContactRow): PlanContact['state'] {
  if (contactId === null) return 'waiting';
  if (why !== null) return 'returned';
  return claimed ? 'doubtful' : 'used';
}
