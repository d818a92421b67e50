import type { LeadKind } from '@aangan/shared-kit/domain/lead-kind';
import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { digestOf } from '../../foundation/digests/public.ts';
import { newId } from '../../foundation/random/public.ts';
import { type LeadRow, lead } from './leads.tables.ts';

export interface NewLead
  extends Partial<Pick<LeadRow, 'accountId' | 'listingId' | 'name' | 'phone' | 'email' | 'city' | 'details'>> {
  readonly kind: LeadKind;
  readonly attribution: LeadRow['attribution'];
  /** What identifies the same request, such as a number and a home. */
  readonly sameBy: readonly (string | undefined)[];
  readonly at: Date;
}

/** Saves a lead; the same request again returns the existing lead. @returns its id */
export async function saveLead(database: DatabaseOrTransaction, { sameBy, at, ...facts }: NewLead): Promise<string> {
  // A digest, so that the key reveals no personal data.
  const repeatKey = digestOf(JSON.stringify(sameBy));
  const [row] = await database
    .insert(lead)
    .values({
      id: newId('lead'),
      repeatKey,
      ...facts,
      details: facts.details ?? {},
      createdAt: at,
    })
    // A cancelled lead that is requested again becomes new; in other cases the update only returns the row.
    .onConflictDoUpdate({
      target: [lead.kind, lead.repeatKey],
      set: { stage: sql`case when ${lead.stage} = 'WITHDRAWN' then 'NEW' else ${lead.stage} end` },
    })
    .returning({ id: lead.id });
  if (!row) throw new Error('The inserted lead was not found.');
  return row.id;
}
