import { randomBytes } from 'node:crypto';
import type { rentMandateCalls } from '@aangan/shared-kit/contracts/rent-mandates';
import { stopRemindersLink } from '@aangan/shared-kit/links/rent-pay';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../foundation/database/public.ts';
import { badInput, type CallHandlers, ignoredBodies, notFound } from '../../foundation/server/public.ts';
import { account } from '../../people/accounts/public.ts';
import { type TenancyRow, tenancyOf } from '../payments/public.ts';
import { automaticAnswer, reminderWays } from './automatic-answer.ts';
import { MANDATE_WORDS } from './mandate.words.ts';
import type { MandateCallDeps } from './mandates.routes.ts';
import { rentReminder } from './mandates.tables.ts';
import { paidTenancy } from './own-part.ts';

type Calls = Pick<
  typeof rentMandateCalls,
  | 'PUT /api/v1/rent-pay/tenancies/{tenancyId}/reminder'
  | 'GET /api/v1/rent-pay/reminders/{token}'
  | 'PUT /api/v1/rent-pay/reminders/{token}'
>;

/** Reminders: one's own choice, and the link of each message that ends them without a login. */
export function reminderHandlers({ database, sessions, bank, splits, now }: MandateCallDeps): CallHandlers<Calls> {
  return {
    async 'PUT /api/v1/rent-pay/tenancies/{tenancyId}/reminder'({ params: { tenancyId }, body }, request) {
      const { accountId } = await sessions.required(request);
      return database.transaction(async (transaction) => {
        const at = new Date(now());
        const tenancy = await paidTenancy(transaction, accountId, tenancyId);
        const [person] = await transaction.select().from(account).where(eq(account.id, accountId));
        const possible = person ? reminderWays(person) : [];
        const isOn = body.daysBefore.length > 0;
        if (isOn && body.ways.length === 0) throw badInput('body.ways', MANDATE_WORDS.noWay);
        if (body.ways.some((way) => !possible.includes(way))) throw badInput('body.ways', MANDATE_WORDS.wayClosed);
        const chosen = { daysBefore: [...new Set(body.daysBefore)], ways: [...new Set(body.ways)] };
        const change = { ...chosen, stoppedAt: null, changedAt: at };
        await transaction
          .insert(rentReminder)
          .values({ tenancyId, accountId, token: newToken(), ...change })
          .onConflictDoUpdate({ target: [rentReminder.tenancyId, rentReminder.accountId], set: change });
        return automaticAnswer(transaction, splits(), { accountId, tenancy, isOpen: bank !== undefined, at });
      });
    },

    async 'GET /api/v1/rent-pay/reminders/{token}'({ params: { token } }) {
      const { reminder, tenancy } = await linked(database, token);
      return { isOn: reminder.stoppedAt === null && reminder.daysBefore.length > 0, dueDay: tenancy.dueDay };
    },

    async 'PUT /api/v1/rent-pay/reminders/{token}'({ params: { token }, body: { isOn } }) {
      const { reminder, tenancy } = await linked(database, token);
      await stopReminders(database, token, isOn ? null : new Date(now()));
      return { isOn: isOn && reminder.daysBefore.length > 0, dueDay: tenancy.dueDay };
    },
  };
}

/** Longer than the form of any mail program. */
const BODY_LIMIT = 4 * 1024;

interface OneClick {
  readonly Params: { readonly token: string };
}

/** The target of List-Unsubscribe in mails. A GET changes nothing, because scanners open every link. Source: RFC 8058. */
export function reminderOneClick(app: FastifyInstance, database: Database, now: () => number): void {
  const url = '/api/v1/rent-pay/reminders/:token/one-click';
  const config = { outside: true, mutates: false };
  const schema: object = { summary: 'Ends reminders of rent, for mail programs', 'x-outside': true };
  void app.register(async (scope) => {
    ignoredBodies(scope, BODY_LIMIT);
    scope.get<OneClick>(url, { config }, async ({ params }, reply) =>
      reply.redirect(stopRemindersLink(params.token), 303),
    );
    scope.post<OneClick>(url, { config, schema }, async ({ params }, reply) => {
      await linked(database, params.token);
      await stopReminders(database, params.token, new Date(now()));
      return reply.header('cache-control', 'no-store').code(200).send();
    });
  });
}

async function stopReminders(database: Database, token: string, stoppedAt: Date | null): Promise<void> {
  await database.update(rentReminder).set({ stoppedAt }).where(eq(rentReminder.token, token));
}

/** @throws CallError 404 for a link that is no more */
async function linked(
  database: Database,
  token: string,
): Promise<{ reminder: typeof rentReminder.$inferSelect; tenancy: TenancyRow }> {
  const [reminder] = await database.select().from(rentReminder).where(eq(rentReminder.token, token));
  const tenancy = reminder && (await tenancyOf(database, reminder.tenancyId));
  if (!reminder || !tenancy) throw notFound(MANDATE_WORDS.noLink);
  return { reminder, tenancy };
}

/** Begins with a capital, so that logs always recognise it as a token. */
function newToken(): string {
  return `R${randomBytes(24).toString('base64url')}`;
}
