import { z } from 'zod';
import type { CallContracts } from './call.ts';

const importedRow = z.object({
  /** Of the file, from 1; the column names are the first. */
  line: z.number().int(),
  /** `repeated`: the same row was imported before, and its draft is still there. */
  state: z.enum(['created', 'repeated', 'refused']),
  /** The draft: `2 BHK home for rent in Koramangala`; null for a refused row. */
  draft: z
    .object({
      id: z.string(),
      title: z.string(),
      /** The step to go on with. */
      url: z.string(),
      /** Questions that are still open, by their labels. */
      missing: z.array(z.string()),
    })
    .nullable(),
  /** Of a refused row. */
  problems: z.array(
    z.object({
      /** The column’s name in the file; empty for the row as a whole. */
      column: z.string(),
      message: z.string(),
    }),
  ),
});

export type ImportedRow = z.infer<typeof importedRow>;

/** Drafts from a CSV file, for owners with several homes. */
export const listingImportCalls = {
  'GET /api/v1/property/import/template': {
    summary: 'A CSV file with every column of the import and one example row',
    answer: z.object({ fileName: z.string(), csv: z.string() }),
  },
  'POST /api/v1/property/import': {
    summary: 'Makes a draft of each row of a CSV file, all or none of a row; the same row again makes nothing',
    body: z.strictObject({ csv: z.string().min(1).max(200_000) }),
    personal: true,
    answer: z.object({ rows: z.array(importedRow) }),
  },
} as const satisfies CallContracts;
