import type { leadStage } from '@aangan/shared-kit/contracts/leads';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Database } from '../../foundation/database/public.ts';
import type { Sessions } from '../../people/sessions/public.ts';
import type { StaffDecisions } from '../../people/staff/public.ts';
import { moveLeads } from './leads.queries.ts';

interface StageDeps {
  readonly sessions: Sessions;
  readonly decisions: StaffDecisions;
}

/**
 * Moves leads to a stage: people withdraw their own, staff move all. Nothing happens without a type, ids and a stage.
 * Source: services-and-platform, section 5 (lead stage update).
 * @returns how many were moved
 */
export async function changeStage(
  database: Database,
  { sessions, decisions }: StageDeps,
  { type, leadIds, stage }: z.infer<typeof leadStage>,
  request: FastifyRequest,
): Promise<number> {
  const { accountId } = await sessions.required(request);
  if (!type || leadIds.length === 0 || stage === undefined) return 0;
  if (stage === 'WITHDRAWN') return moveLeads(database, { leadIds, stage, accountId });
  const staff = await sessions.staff(request, 'services');
  return database.transaction(async (transaction) => {
    for (const caseId of leadIds) {
      const decided = { queue: 'leads', role: 'services', caseId, decision: stage, reversible: false } as const;
      await decisions.note(decided, { staff, request, transaction });
    }
    return moveLeads(transaction, { leadIds, stage });
  });
}
