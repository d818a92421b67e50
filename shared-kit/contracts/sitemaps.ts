import { z } from 'zod';
import type { CallContracts } from './call.ts';

/** Most addresses in one sitemap. Source: sitemaps.org. */
export const ADDRESSES_OF_A_SITEMAP = 50_000;

/** Path of a page, and its last change (epoch ms) where known. Pairs save bytes, because there are many. */
const address = z.tuple([z.string(), z.number().nullable()]);

export const sitemapCalls = {
  'GET /api/v1/sitemaps': {
    summary: 'Names of the lists of addresses that search engines should know',
    answer: z.object({ names: z.array(z.string()) }),
  },
  'GET /api/v1/sitemaps/{name}': {
    summary: 'One list of addresses: cities, searches, lists of projects, or a part of all homes or projects',
    params: z.object({ name: z.string().regex(/^[a-z]+(-[1-9]\d{0,3})?$/, 'must be the name of a list') }),
    answer: z.object({ addresses: z.array(address).max(ADDRESSES_OF_A_SITEMAP) }),
  },
} as const satisfies CallContracts;
