import { callRefusal } from '@aangan/shared-kit/domain/dialer/call-hours';
import { eq } from 'drizzle-orm';
import type { CallPurpose } from '../../foundation/telephony/public.ts';
import { personById } from '../../people/accounts/public.ts';
import { calledPerson, rulesFor } from './called-people.ts';
import { callCase, callEntry } from './dialer.tables.ts';
import type { DialerDeps } from './dialer-deps.ts';
import { isHeldBy, leaseEnd } from './held-case.ts';
import { notifyCase } from './notify-case.ts';

/**
 * What the bridge asks and says about calls of staff. Right before it rings anybody, everything is checked again: the
 * case, who has it, the request, the hours, and whether the person still wants calls.
 */
export function staffCallPurpose({ sources, now }: Pick<DialerDeps, 'sources' | 'now'>): CallPurpose {
  return {
    async phones(database, callId) {
      const at = now();
      const [found] = await database
        .select({ row: callCase, staffId: callEntry.staffId })
        .from(callEntry)
        .innerJoin(callCase, eq(callCase.id, callEntry.caseId))
        .where(eq(callEntry.callId, callId));
      if (found?.row.state !== 'open') return undefined;
      const { row, staffId } = found;
      if (!isHeldBy(row, staffId, new Date(at))) return undefined;
      const [own, person] = await Promise.all([personById(database, staffId), calledPerson(database, sources, row)]);
      if (!own?.phone || !person) return undefined;
      if (callRefusal(rulesFor(person, row), at) !== undefined) return undefined;
      return { caller: own.phone, other: person.phone };
    },

    async moved(transaction, { id, state, talkSeconds }) {
      const at = new Date(now());
      const [entry] = await transaction
        .update(callEntry)
        .set({ callState: state, talkSeconds })
        .where(eq(callEntry.callId, id))
        .returning({ caseId: callEntry.caseId, staffId: callEntry.staffId });
      if (!entry) return;
      const [row] = await transaction.select().from(callCase).where(eq(callCase.id, entry.caseId)).for('update');
      if (!row) return;
      // Nobody else takes the case while the two talk, or right after.
      if (isHeldBy(row, entry.staffId, at))
        await transaction
          .update(callCase)
          .set({ heldUntil: leaseEnd(at) })
          .where(eq(callCase.id, row.id));
      await notifyCase(transaction, row.id, { seq: row.lastSeq, state });
    },
  };
}
