import { createHash, randomBytes } from 'node:crypto';
import type { LeadKind } from '@aangan/shared-kit/domain/lead-kind';
import { sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/client.ts';
import { type LeadRow, lead } from './leads.tables.ts';

export interface NewLead
  extends Partial<Pick<LeadRow, 'accountId' | 'listingId' | 'name' | 'phone' | 'email' | 'city' | 'details'>> {
  readonly kind: LeadKind;
  readonly attribution: LeadRow['attribution'];
  /** What makes two requests the same one, such as a number and a home. */
  readonly sameBy: readonly (string | undefined)[];
  readonly at: Date;
}

/** Writes a lead; the same request again is the lead there is. @returns its id */
export async function keepLead(database: Database, { sameBy, at, ...facts }: NewLead): Promise<string> {
  // A digest, so that the key tells nothing of who it is.
  const repeatKey = createHash('sha256').update(JSON.stringify(sameBy)).digest('base64url');
  const [row] = await database
    .insert(lead)
    .values({
      id: `lead_${randomBytes(15).toString('base64url')}`,
      repeatKey,
      ...facts,
      details: facts.details ?? {},
      createdAt: at,
    })
    // What was taken back and is asked for again counts anew; for the rest, an update gives the row back.
    .onConflictDoUpdate({
      target: [lead.kind, lead.repeatKey],
      set: { stage: sql`case when ${lead.stage} = 'WITHDRAWN' then 'NEW' else ${lead.stage} end` },
    })
    .returning({ id: lead.id });
  if (!row) throw new Error('The lead that was just written is gone');
  return row.id;
}
