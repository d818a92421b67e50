import { BUILDER_PAPERS } from '@aangan/shared-kit/domain/builder-account';
import { z } from 'zod';
import type { Database } from '../../foundation/database/public.ts';
import type { StaffPapers } from '../../people/staff/public.ts';
import { paperOf } from './builder-account.queries.ts';

const params = z.object({ accountId: z.string().max(60), paper: z.enum(BUILDER_PAPERS) });

/** Returns papers of builders to staff. */
export function builderPapers(database: Database, staffPapers: StaffPapers): void {
  staffPapers({
    path: '/api/v1/staff/builder-papers/:accountId/:paper',
    params,
    role: 'verification',
    detail: 'builder paper read',
    async find({ accountId, paper }) {
      const row = await paperOf(database, accountId, paper);
      return row && { ...row, name: paper };
    },
  });
}
