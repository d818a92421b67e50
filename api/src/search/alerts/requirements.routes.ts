import { requirementSearch } from '@aangan/shared-kit/domain/requirement-search';
import { and, eq } from 'drizzle-orm';
import { BAD_INPUT_MESSAGE, CallError, callError } from '../../foundation/server/public.ts';
import type { AlertDeps } from './alert-deps.ts';
import type { AlertHandlers } from './alert-handlers.ts';
import { alertName } from './alert-name.ts';
import { alertOwner, reachableChannel } from './alert-owner.ts';
import { changeAlert, ownAlert, saveAlert } from './alerts.queries.ts';
import { type AlertRow, alert } from './alerts.tables.ts';
import { requirementIssues } from './check-requirement.ts';
import { nextRun } from './next-run.ts';
import { recommendedHomes } from './recommended.ts';
import { alertAddress, searchOfAddress } from './saved-search.ts';
import { wireRequirement } from './wire-alert.ts';

type RequirementCalls =
  | 'GET /api/v1/alerts/requirement'
  | 'POST /api/v1/alerts/requirement'
  | 'PUT /api/v1/alerts/requirement/{alertId}/priorities';

/** Requirements of people, and the homes that fit them. */
export function requirementHandlers(deps: AlertDeps): AlertHandlers<RequirementCalls> {
  const { database, sessions, opinionsOf, resolve, assetUrl, now } = deps;

  async function homesOf(row: AlertRow) {
    const [search, opinions] = await Promise.all([
      resolve('address', searchOfAddress(row.address)),
      opinionsOf(database, row.accountId),
    ]);
    return recommendedHomes(database, search, row.requirement?.priorities ?? [], opinions, assetUrl);
  }

  return {
    async 'GET /api/v1/alerts/requirement'({ query }, request) {
      const { accountId } = await sessions.required(request);
      const [row] = await database
        .select()
        .from(alert)
        .where(
          and(
            eq(alert.accountId, accountId),
            eq(alert.kind, 'requirement'),
            eq(alert.category, query.category),
            eq(alert.city, query.city),
          ),
        );
      return {
        alertRequirementId: row?.id ?? null,
        requirement: (row && wireRequirement(row)) ?? null,
        recommendedProperties: row ? await homesOf(row) : [],
      };
    },

    async 'POST /api/v1/alerts/requirement'({ body }, request) {
      const owner = await alertOwner(deps, request);
      const { city, frequency } = body;
      const wanted = body.requirements.map((each) => ({ ...each, city }));
      const issues = wanted.flatMap(requirementIssues);
      const categories = wanted.map(({ category }) => category);
      if (new Set(categories).size < categories.length) {
        issues.push({ field: 'body.requirements', reason: 'has a category twice' });
      }
      if (issues.length > 0) throw new CallError(400, BAD_INPUT_MESSAGE, issues);
      const channel = reachableChannel(owner, body.channel);
      const resolved = await Promise.all(wanted.map((each) => resolve('body.city', requirementSearch(each))));
      const at = new Date(now());
      const rows = await database.transaction(async (transaction) => {
        const before = await transaction
          .select()
          .from(alert)
          .where(and(eq(alert.accountId, owner.id), eq(alert.kind, 'requirement'), eq(alert.city, city)));
        const saved: AlertRow[] = [];
        for (const [index, each] of wanted.entries()) {
          const { answers, localities, maxPrice, category } = each;
          const search = resolved[index];
          const priorities = before.find((row) => row.category === category)?.requirement?.priorities ?? [];
          saved.push(
            await saveAlert(transaction, {
              accountId: owner.id,
              kind: 'requirement',
              category,
              city,
              address: alertAddress(requirementSearch(each)),
              name: search ? alertName(search) : category,
              requirement: { answers, localities, maxPrice, priorities },
              frequency,
              channel,
              since: at,
              nextAt: new Date(nextRun(frequency, now(), owner.timeZone)),
              createdAt: at,
            }),
          );
        }
        return saved;
      });
      const homes = await Promise.all(rows.map(homesOf));
      return {
        postAlertsSuccess: true,
        requirements: rows.flatMap((row) => wireRequirement(row) ?? []),
        recommendedProperties: homes.flat(),
      };
    },

    async 'PUT /api/v1/alerts/requirement/{alertId}/priorities'({ params, body }, request) {
      const { accountId } = await sessions.required(request);
      const priorities = [...new Set(body.priorities)];
      const row = await database.transaction(async (transaction) => {
        const before = await ownAlert(transaction, accountId, params.alertId);
        if (!before.requirement) throw callError('no-requirement');
        return changeAlert(transaction, before.id, { requirement: { ...before.requirement, priorities } });
      });
      const requirement = wireRequirement(row);
      if (!requirement) throw callError('no-requirement');
      return { requirement, recommendedProperties: await homesOf(row) };
    },
  };
}
