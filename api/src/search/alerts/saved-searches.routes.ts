import { ALERT_CHANNELS } from '@aangan/shared-kit/domain/alert-options';
import { badInput, callError } from '../../foundation/server/public.ts';
import type { AccountRow } from '../../people/accounts/public.ts';
import { alertChannel } from './alert-channel.ts';
import type { AlertDeps } from './alert-deps.ts';
import type { AlertHandlers } from './alert-handlers.ts';
import { alertName } from './alert-name.ts';
import { alertOwner, reachableChannel } from './alert-owner.ts';
import { alertsOf, changeAlert, deleteAlert, ownAlert, saveAlert } from './alerts.queries.ts';
import type { AlertRow } from './alerts.tables.ts';
import { nextRun } from './next-run.ts';
import { choosePriceDrops, wantsPriceDropMessages } from './price-drops/price-drop-choice.queries.ts';
import { alertAddress, searchOfAddress } from './saved-search.ts';
import { wireAlerts } from './wire-alert.ts';

type SavedSearchCalls =
  | 'GET /api/v1/alerts'
  | 'PUT /api/v1/alerts/price-drops'
  | 'POST /api/v1/alerts'
  | 'PUT /api/v1/alerts/price-drops'
  | 'PATCH /api/v1/alerts/{alertId}'
  | 'DELETE /api/v1/alerts/{alertId}';

/** Saved searches of a person, changes to any of their alerts, and the choice on price drop messages. */
export function savedSearchHandlers(deps: AlertDeps): AlertHandlers<SavedSearchCalls> {
  const { database, sessions, resolve, now } = deps;

  async function wired(row: AlertRow, owner: AccountRow) {
    const [one] = await wireAlerts(database, [row], owner);
    if (!one) throw callError('no-alert');
    return { alert: one };
  }

  return {
    async 'GET /api/v1/alerts'(_input, request) {
      const owner = await alertOwner(deps, request);
      return {
        alerts: await wireAlerts(database, await alertsOf(database, owner.id), owner),
        channels: ALERT_CHANNELS.map((channel) => ({ channel, reachable: alertChannel(owner, channel) !== undefined })),
        timeZone: owner.timeZone,
        priceDrops: await wantsPriceDropMessages(database, owner.id),
      };
    },

    async 'PUT /api/v1/alerts/price-drops'({ body: { told: notified } }, request) {
      const { accountId } = await sessions.required(request);
      await choosePriceDrops(database, accountId, notified, now());
      return { told: notified };
    },

    async 'POST /api/v1/alerts'({ body }, request) {
      const owner = await alertOwner(deps, request);
      const given = searchOfAddress(body.address);
      if (!given) throw badInput('body.address', 'is no address of a search');
      const resolved = await resolve('body.address', given);
      const at = new Date(now());
      const saved = await database.transaction((transaction) =>
        saveAlert(transaction, {
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
      return wired(saved, owner);
    },

    async 'PATCH /api/v1/alerts/{alertId}'({ params, body }, request) {
      const owner = await alertOwner(deps, request);
      const { name, frequency, channel, paused } = body;
      const changed = await database.transaction(async (transaction) => {
        const before = await ownAlert(transaction, owner.id, params.alertId);
        const wasPaused = before.pausedAt !== null;
        return changeAlert(transaction, before.id, {
          // A change without fields would be an empty UPDATE.
          name: name ?? before.name,
          ...(frequency && { frequency, nextAt: new Date(nextRun(frequency, now(), owner.timeZone)) }),
          ...(channel && { channel: reachableChannel(owner, channel) }),
          ...(paused === true && !wasPaused && { pausedAt: new Date(now()), stoppedBy: null }),
          ...(paused === false && wasPaused && { pausedAt: null, stoppedBy: null, since: new Date(now()) }),
        });
      });
      return wired(changed, owner);
    },

    async 'DELETE /api/v1/alerts/{alertId}'({ params }, request) {
      const { accountId } = await sessions.required(request);
      await database.transaction(async (transaction) => {
        await ownAlert(transaction, accountId, params.alertId);
        await deleteAlert(transaction, params.alertId);
      });
      return { status: 'success' };
    },
  };
}
