import { z } from 'zod';

/** Attribution of a lead's visitor: `shared-kit/domain/lead-attribution.ts`. */
export const leadAttribution = {
  nbFr: z.string().max(200).optional(),
  sourceApp: z.string().max(200).optional(),
  google_ad_source: z.string().max(200).optional(),
  gclid: z.string().max(200).optional(),
  utm_source: z.string().max(200).optional(),
  first_source: z.string().max(200).optional(),
  last_source: z.string().max(200).optional(),
} as const;
