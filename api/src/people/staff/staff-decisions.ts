import { TAKE_BACK_MS } from '@aangan/shared-kit/domain/staff-decision';
import type { StaffRole } from '@aangan/shared-kit/domain/staff-role';
import type { FastifyRequest } from 'fastify';
import { type Audit, auditOf } from '../../foundation/audit/public.ts';
import type { Transaction } from '../../foundation/database/public.ts';
import { emitLive } from '../../foundation/live/public.ts';
import type { Api } from '../../foundation/module/public.ts';
import { CallError } from '../../foundation/server/public.ts';
import type { Viewer } from '../sessions/public.ts';
import { markTakenBack, saveDecision } from './staff-decisions.queries.ts';

/** A decision on a case. */
interface Decided {
  /** The queue's name in addresses: `held-listings`. */
  readonly queue: string;
  readonly role: StaffRole;
  readonly caseId: string;
  /** In one word: `refused`. */
  readonly decision: string;
  /** Why, where it takes something from a person. */
  readonly reason?: string | undefined;
  /** Its effect can be taken back for a while. */
  readonly reversible: boolean;
}

/** Who decides, in which request, and the transaction of the effect. */
interface Deciding {
  readonly staff: Pick<Viewer, 'accountId'>;
  readonly request: FastifyRequest;
  readonly transaction: Transaction;
}

/** The log of decisions of staff. */
export interface StaffDecisions {
  /** Stores a decision with its author, also as a security event. */
  note(decided: Decided, deciding: Deciding): Promise<void>;
  /**
   * Marks the last decision on a case as taken back; the caller reverses its effect in the same transaction.
   * @returns the decision
   * @throws CallError 409 if it cannot be taken back (any more)
   */
  takeBack(which: Pick<Decided, 'queue' | 'caseId'>, deciding: Deciding): Promise<string>;
}

export const TOO_LATE = 'You can no longer undo this decision.';

/** @param now epoch ms */
function openStaffDecisions(audit: Audit, now: () => number): StaffDecisions {
  return {
    async note({ queue, role, caseId, decision, reason, reversible }, { staff, request, transaction }) {
      const { accountId } = staff;
      await saveDecision(transaction, {
        at: new Date(now()),
        staffId: accountId,
        queue,
        role,
        caseId,
        decision,
        reason: reason || null,
        reversibleUntil: reversible ? new Date(now() + TAKE_BACK_MS) : null,
      });
      await audit.note({ event: 'staff-action', accountId, detail: `${queue} ${decision}` }, request, transaction);
      await emitLive(transaction, 'staff-queue', queue, { at: now() });
    },
    async takeBack({ queue, caseId }, { staff, request, transaction }) {
      const { accountId } = staff;
      const decision = await markTakenBack(transaction, { queue, caseId, by: accountId, at: new Date(now()) });
      if (decision === undefined) throw new CallError(409, TOO_LATE);
      await audit.note({ event: 'staff-action', accountId, detail: `${queue} taken-back` }, request, transaction);
      await emitLive(transaction, 'staff-queue', queue, { at: now() });
      return decision;
    },
  };
}

/** The log of decisions of an API. */
export function staffDecisionsOf(api: Api): StaffDecisions {
  return openStaffDecisions(api.use(auditOf), api.settings.now);
}
