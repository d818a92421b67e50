import type { alertCalls } from '@aangan/shared-kit/contracts/alerts';
import { alertInputs } from '@aangan/shared-kit/domain/alert-inputs';
import { ALERT_CHANNEL_NEEDS, ALERT_CHANNELS, type AlertChannel } from '@aangan/shared-kit/domain/alert-options';
import { LISTING_CATEGORIES } from '@aangan/shared-kit/domain/listing-category';
import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { requirementSearch } from '@aangan/shared-kit/domain/requirement-search';
import { and, eq } from 'drizzle-orm';
import { accountOfId } from '../accounts/accounts.queries.ts';
import type { AccountRow } from '../accounts/accounts.tables.ts';
import type { Database } from '../database/client.ts';
import { freshValue } from '../property/fresh-value.ts';
import { loadPlaceDirectory } from '../property/place-directory.ts';
import { searchDay } from '../property/search-day.ts';
import type { ResolvedSearch } from '../property/search-query.ts';
import type { ApiSettings } from '../server/api-settings.ts';
import { BAD_INPUT_MESSAGE, badInput, CallError, notFound } from '../server/call-error.ts';
import type { CallHandlers } from '../server/register-calls.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { alertName } from './alert-name.ts';
import { alertWay, usualChannel } from './alert-way.ts';
import { alertsOf, alertsOfMessage, changeAlert, deleteAlert, keepAlert, ownAlert } from './alerts.queries.ts';
import { type AlertRow, alert } from './alerts.tables.ts';
import { requirementIssues } from './check-requirement.ts';
import { nextRun } from './next-run.ts';
import { recommendedHomes } from './recommended.ts';
import { alertAddress, resolveAlert, searchOfAddress } from './saved-search.ts';
import { messageOfToken } from './stop-token.ts';
import { wireAlerts, wireRequirement } from './wire-alert.ts';

const PLACES_FRESH_MS = 5 * 60_000;

/** Alerts of who is logged in: saved searches and requirements. */
export function alertHandlers(
  database: Database,
  { assetUrl, now, identityKey }: Pick<ApiSettings, 'assetUrl' | 'now' | 'identityKey'>,
  sessions: Sessions,
): CallHandlers<typeof alertCalls> {
  const places = freshValue({ load: () => loadPlaceDirectory(database), now, freshMs: PLACES_FRESH_MS });
  const ignore = () => undefined;

  async function person(request: Parameters<Sessions['required']>[0]): Promise<AccountRow> {
    const { accountId } = await sessions.required(request);
    const found = await accountOfId(database, accountId);
    if (!found) throw notFound('There is no such account.');
    return found;
  }

  /** @throws CallError 400 for what is no search, or names what nobody knows */
  async function resolve(field: string, search: ListingSearch | undefined): Promise<ResolvedSearch> {
    const city = search && (await places.read(ignore)).get(search.city);
    const resolved = city && resolveAlert(search, city, searchDay(now()));
    if (!resolved) throw badInput(field, 'names a place that is not known here');
    return resolved;
  }

  const addressed = (row: AlertRow) => resolve('address', searchOfAddress(row.address));

  async function homesOf(row: AlertRow) {
    return recommendedHomes(database, await addressed(row), row.requirement?.priorities ?? [], assetUrl);
  }

  async function wire(row: AlertRow, owner: AccountRow) {
    const [one] = await wireAlerts(database, [row], owner);
    if (!one) throw notFound('There is no such alert.');
    return { alert: one };
  }

  return {
    'GET /api/v1/alerts/inputs': async () => ({
      inputs: Object.fromEntries(
        LISTING_CATEGORIES.map((category) => [
          category,
          alertInputs(category).map((input) => ({ ...input, values: [...input.values] })),
        ]),
      ) as never,
    }),

    async 'GET /api/v1/alerts'(_input, request) {
      const owner = await person(request);
      return {
        alerts: await wireAlerts(database, await alertsOf(database, owner.id), owner),
        channels: ALERT_CHANNELS.map((channel) => ({ channel, reachable: alertWay(owner, channel) !== undefined })),
        timeZone: owner.timeZone,
      };
    },

    async 'POST /api/v1/alerts'({ body }, request) {
      const owner = await person(request);
      const given = searchOfAddress(body.address);
      if (!given) throw badInput('body.address', 'is no address of a search');
      const resolved = await resolve('body.address', given);
      const at = new Date(now());
      const kept = await database.transaction((transaction) =>
        keepAlert(transaction, {
          accountId: owner.id,
          kind: 'search',
          category: given.category,
          city: given.city,
          address: alertAddress(given),
          name: body.name ?? alertName(resolved),
          frequency: body.frequency,
          channel: reachableChannel(owner, body.channel),
          since: at,
          nextAt: new Date(nextRun(body.frequency, now(), owner.timeZone)),
          createdAt: at,
        }),
      );
      return wire(kept, owner);
    },

    async 'PATCH /api/v1/alerts/{alertId}'({ params, body }, request) {
      const owner = await person(request);
      const { name, frequency, channel, paused } = body;
      const changed = await database.transaction(async (transaction) => {
        const before = await ownAlert(transaction, owner.id, params.alertId);
        const wasPaused = before.pausedAt !== null;
        return changeAlert(transaction, before.id, {
          // A change of nothing is still a change to the database.
          name: name ?? before.name,
          ...(frequency && { frequency, nextAt: new Date(nextRun(frequency, now(), owner.timeZone)) }),
          ...(channel && { channel: reachableChannel(owner, channel) }),
          ...(paused === true && !wasPaused && { pausedAt: new Date(now()), stoppedBy: null }),
          ...(paused === false && wasPaused && { pausedAt: null, stoppedBy: null, since: new Date(now()) }),
        });
      });
      return wire(changed, owner);
    },

    async 'DELETE /api/v1/alerts/{alertId}'({ params }, request) {
      const { accountId } = await sessions.required(request);
      await database.transaction(async (transaction) => {
        await ownAlert(transaction, accountId, params.alertId);
        await deleteAlert(transaction, params.alertId);
      });
      return { status: 'success' };
    },

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
      const owner = await person(request);
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
        const kept: AlertRow[] = [];
        for (const [index, each] of wanted.entries()) {
          const { answers, localities, maxPrice, category } = each;
          const search = resolved[index];
          const priorities = before.find((row) => row.category === category)?.requirement?.priorities ?? [];
          kept.push(
            await keepAlert(transaction, {
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
        return kept;
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
        if (!before.requirement) throw notFound('There is no such requirement.');
        return changeAlert(transaction, before.id, { requirement: { ...before.requirement, priorities } });
      });
      const requirement = wireRequirement(row);
      if (!requirement) throw notFound('There is no such requirement.');
      return { requirement, recommendedProperties: await homesOf(row) };
    },

    async 'GET /api/v1/alerts/stop/{token}'({ params }) {
      const messageId = messageOfToken(params.token, identityKey);
      const alerts = messageId && (await alertsOfMessage(database, messageId));
      if (!alerts) throw notFound('This link does not stop anything any more.');
      return { alerts: alerts.map(({ name, pausedAt }) => ({ name, stopped: pausedAt !== null })) };
    },
  };
}

/** @throws CallError 400 where the channel cannot reach the person, or none was chosen and none is usual */
function reachableChannel(owner: AccountRow, chosen: AlertChannel | undefined): AlertChannel {
  const channel = chosen ?? usualChannel(owner);
  const reason = channel === undefined ? 'Choose how we tell you.' : ALERT_CHANNEL_NEEDS[channel];
  if (channel === undefined || !alertWay(owner, channel)) {
    throw new CallError(400, reason, [{ field: 'body.channel', reason }]);
  }
  return channel;
}
