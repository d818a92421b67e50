import type { BuilderClaim, builderAccountCalls } from '@aangan/shared-kit/contracts/builder-account';
import { eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import {
  BAD_INPUT_MESSAGE,
  badInput,
  CallError,
  type CallHandlers,
  callError,
} from '../../foundation/server/public.ts';
import { lockAccount } from '../../people/accounts/public.ts';
import type { StaffCallDeps } from '../../people/staff/public.ts';
import { builder } from '../../places/public.ts';
import {
  buildersNamed,
  changeClaim,
  claimOf,
  countWaitingClaims,
  holdClaim,
  paperFiles,
  waitingClaims,
} from './builder-account.queries.ts';
import { builderAccount } from './builder-account.tables.ts';
import { mayChange, missingPapers, NO_CLAIM, NOT_NOW, wireClaim } from './builder-claim.ts';

const QUEUE = { queue: 'builder-claims', role: 'verification' } as const;

/** How an account becomes a builder's: a request with papers, which staff decide. */
export function builderAccountHandlers({
  database,
  sessions,
  now,
  files,
  decisions,
}: StaffCallDeps): CallHandlers<typeof builderAccountCalls> {
  return {
    async 'GET /api/v1/builder/builders'({ query }) {
      return { builders: await buildersNamed(database, query.name) };
    },

    async 'GET /api/v1/builder/account'(_input, request) {
      const { accountId } = await sessions.required(request);
      const found = await claimOf(database, accountId);
      return { claim: found ? wireClaim(found) : null };
    },

    async 'PUT /api/v1/builder/account'({ body }, request) {
      const { accountId } = await sessions.required(request);
      return database.transaction(async (transaction) => {
        await lockAccount(transaction, accountId);
        const before = await holdClaim(transaction, accountId);
        if (before && !mayChange(before.state)) throw new CallError(409, NOT_NOW);
        if ((await transaction.$count(builder, eq(builder.id, body.builderId))) === 0) {
          throw badInput('body.builderId', 'Choose a builder from the list.');
        }
        await transaction
          .insert(builderAccount)
          .values({ accountId, state: 'draft', ...body })
          .onConflictDoUpdate({ target: builderAccount.accountId, set: body });
        return { claim: await savedClaim(transaction, accountId) };
      });
    },

    async 'POST /api/v1/builder/account/submit'(_input, request) {
      const { accountId } = await sessions.required(request);
      return database.transaction(async (transaction) => {
        const row = await holdClaim(transaction, accountId);
        const found = await claimOf(transaction, accountId);
        if (!row || !found) throw new CallError(409, NO_CLAIM);
        if (!mayChange(row.state)) throw new CallError(409, NOT_NOW);
        const missing = missingPapers(found.papers);
        if (missing.length > 0) throw new CallError(400, BAD_INPUT_MESSAGE, missing);
        const change = { state: 'submitted', reason: null, submittedAt: new Date(now()), decidedAt: null } as const;
        await changeClaim(transaction, accountId, change);
        return { claim: await savedClaim(transaction, accountId) };
      });
    },

    async 'DELETE /api/v1/builder/account'(_input, request) {
      const { accountId } = await sessions.required(request);
      const unused = await paperFiles(database, accountId);
      await database.delete(builderAccount).where(eq(builderAccount.accountId, accountId));
      // Deleted only after no row refers to them any more.
      for (const key of unused) await files.remove(key);
      return { claim: null };
    },

    async 'GET /api/v1/staff/builder-claims'(_input, request) {
      await sessions.staff(request, QUEUE.role);
      const claims = await waitingClaims(database);
      return {
        claims: claims.map((each) => ({ ...wireClaim(each), accountId: each.row.accountId, name: each.name })),
      };
    },

    async 'GET /api/v1/staff/builder-claims/waiting'(_input, request) {
      await sessions.staff(request, QUEUE.role);
      return { waiting: await countWaitingClaims(database) };
    },

    async 'POST /api/v1/staff/builder-claims/{accountId}'({ params: { accountId }, body }, request) {
      const staff = await sessions.staff(request, QUEUE.role);
      await database.transaction(async (transaction) => {
        const row = await holdClaim(transaction, accountId);
        if (row?.state !== 'submitted') throw callError('no-waiting-request');
        const reason = body.decision === 'refused' ? body.reason : null;
        await changeClaim(transaction, accountId, { state: body.decision, reason, decidedAt: new Date(now()) });
        const decided = { ...QUEUE, caseId: accountId, decision: body.decision, reason: body.reason, reversible: true };
        await decisions.note(decided, { staff, request, transaction });
      });
      return { state: body.decision };
    },

    async 'DELETE /api/v1/staff/builder-claims/{accountId}/decision'({ params: { accountId } }, request) {
      const staff = await sessions.staff(request, QUEUE.role);
      await database.transaction(async (transaction) => {
        await decisions.takeBack({ ...QUEUE, caseId: accountId }, { staff, request, transaction });
        if (!(await holdClaim(transaction, accountId))) throw callError('request-withdrawn');
        await changeClaim(transaction, accountId, { state: 'submitted', reason: null, decidedAt: null });
      });
      return { waits: true as const };
    },
  };
}

async function savedClaim(transaction: DatabaseOrTransaction, accountId: string): Promise<BuilderClaim> {
  const found = await claimOf(transaction, accountId);
  if (!found) throw new Error('The request is missing right after it was saved.');
  return wireClaim(found);
}
