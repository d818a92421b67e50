import { z } from 'zod';
import type { Database } from '../../foundation/database/public.ts';
import type { StaffPapers } from '../../people/staff/public.ts';
import { waitingPaper } from './ownership.queries.ts';

const params = z.object({ propertyId: z.string().max(60), uploadId: z.string().max(60) });

/** Returns papers that wait for a decision to staff. */
export function ownershipPapers(database: Database, staffPapers: StaffPapers): void {
  staffPapers({
    path: '/api/v1/staff/ownership/:propertyId/papers/:uploadId',
    params,
    role: 'verification',
    detail: 'ownership paper read',
    async find({ propertyId, uploadId }) {
      const paper = await waitingPaper(database, propertyId, uploadId);
      return paper && { ...paper, name: 'ownership' };
    },
  });
}
