import { LANDLORD_PAPERS, type LandlordPaper } from '@aangan/shared-kit/domain/rent/landlord-papers';
import { z } from 'zod';
import type { Database } from '../../foundation/database/public.ts';
import type { StaffPapers } from '../../people/staff/public.ts';
import { paperOf } from './landlord-kyc.queries.ts';

const params = z.object({ landlordId: z.string().max(60), paper: z.enum(LANDLORD_PAPERS) });

/** Where staff read a paper. */
export function staffPaperPath(landlordId: string, paper: LandlordPaper | ':paper'): string {
  return `/api/v1/staff/landlord-kyc/${landlordId}/${paper}`;
}

/** Returns papers to staff. Nobody else reads them, not even who sent them. */
export function landlordPapers(database: Database, staffPapers: StaffPapers): void {
  staffPapers({
    path: staffPaperPath(':landlordId', ':paper'),
    params,
    role: 'verification',
    detail: 'landlord paper read',
    async find({ landlordId, paper }) {
      const row = await paperOf(database, landlordId, paper);
      return row && { ...row, name: paper };
    },
  });
}
