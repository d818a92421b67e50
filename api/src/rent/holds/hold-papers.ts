import { AGREEMENT_UPLOAD } from '@aangan/shared-kit/contracts/rent-agreements';
import { z } from 'zod';
import type { Database } from '../../foundation/database/public.ts';
import { readyUploads } from '../../foundation/uploads/public.ts';
import type { StaffPapers } from '../../people/staff/public.ts';
import { tenancyOfHold } from './rent-holds.queries.ts';

const params = z.object({ holdId: z.string().max(60), uploadId: z.string().max(60) });

/** Where staff read an agreement of a held payout. */
export function holdPaperPath(holdId: string, uploadId: string): string {
  return `/api/v1/staff/rent-holds/${holdId}/papers/${uploadId}`;
}

/** Returns agreements to staff while the payout waits. */
export function holdPapers(database: Database, staffPapers: StaffPapers): void {
  staffPapers({
    path: holdPaperPath(':holdId', ':uploadId'),
    params,
    role: 'money',
    detail: 'rental agreement read',
    async find({ holdId, uploadId }) {
      const tenancy = await tenancyOfHold(database, holdId);
      if (!tenancy) return undefined;
      const { ownerId: accountId, tenancyId: subject } = tenancy;
      const papers = await readyUploads(database, { accountId, kind: AGREEMENT_UPLOAD, subject });
      const paper = papers.find(({ id }) => id === uploadId);
      return paper && { ...paper, name: 'agreement' };
    },
  });
}
