import type { Release } from '@aangan/shared-kit/build/release';
import { declaredExperiments } from '@aangan/shared-kit/contracts/experiments';
import { z } from 'zod';

const names = z.array(z.string());
const integrity = z.string().regex(/^sha384-[\w+/]+=*$/, 'must be a sha384 digest');
const bytes = z.number().int().nonnegative();
const fileName = z.string().min(1);
const digest = z.string().exactOptional();

/** Version of a library that shell and remotes share: `19.3.1`. */
export const libraryVersion = z.string().regex(/^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/, 'must be a version');

const files = { js: z.array(fileName), css: z.array(fileName), later: z.array(fileName).default([]) };

const outsideScripts = z.array(z.enum(['maps', 'pixel', 'push', 'card-checkout', 'support-chat'])).default([]);
const staffPage = z.object({
  title: z.string().min(1).max(60),
  shortTitle: z.string().min(1).max(30),
  role: z.string().min(1).max(40),
  waiting: z.string().max(200).exactOptional(),
});

/** The files of an artifact, by their names. */
export const releaseFiles = z.record(fileName, z.object({ integrity, bytes, gzip: bytes }));

const page = z.object({
  paths: z.array(z.string().regex(/^\/(?!\/)/, 'must begin with one slash')),
  access: z.enum(['public', 'login', 'staff']),
  about: z.string().max(60).exactOptional(),
  staff: staffPage.exactOptional(),
  personal: z.boolean().default(false),
  suggestions: z.string().max(40).exactOptional(),
  example: z
    .string()
    .regex(/^\/(?!\/)/, 'must begin with one slash')
    .max(500)
    .exactOptional(),
  loaderTimeoutMs: z.number().int().min(100).max(30_000).exactOptional(),
  scripts: outsideScripts,
  withoutScripts: outsideScripts,
  params: z.record(z.string(), names),
  ...files,
  experiments: names.default([]),
  sitemap: names.default([]),
  slots: z.record(z.string(), z.number().int()).default({}),
});

const fill = z.object({
  slot: z.string().max(60),
  slotVersion: z.number().int(),
  order: z.number(),
  audience: z.enum(['guests', 'members']).exactOptional(),
  cities: names.exactOptional(),
  from: z.iso.date().exactOptional(),
  ...files,
});

const hybridPrefix = z.union([
  z.object({ page: z.string(), web: z.string().exactOptional() }),
  // Releases of the first contract contain the page's name only.
  z.string().transform((page) => ({ page })),
]);

const navigationEntry = z
  .object({
    place: z.enum(['header', 'account', 'footer', 'bar']),
    icon: z.enum(['search', 'heart', 'plus', 'chat', 'person']).exactOptional(),
    title: z.string().min(1).max(40),
    path: z.string().regex(/^\/(?!\/)/, 'must begin with one slash'),
    order: z.number(),
    group: z.string().min(1).max(40).exactOptional(),
    each: z.literal('city').exactOptional(),
    audience: z.enum(['guests', 'members']).exactOptional(),
    owners: z.literal(true).exactOptional(),
    cities: names.exactOptional(),
    from: z.iso.date().exactOptional(),
  })
  .refine(({ place, icon }) => place !== 'bar' || icon !== undefined, 'needs an icon in the bar');

/** The prefixes of the time when the shell listed them: older releases do not declare theirs. */
const OLDER_API_PREFIXES = ['/nb/api', '/places', '/v5'];

const callDigest = z.object({
  params: digest,
  query: digest,
  body: digest,
  form: digest,
  answer: digest,
});

/**
 * Schema of `release.json`, see {@link Release}. Fields with a default were added later: older releases may still be
 * live.
 */
export const releaseDocument = z.object({
  schema: z.literal(1),
  name: z.string().regex(/^mfe-[a-z]+(-[a-z]+)*$/, 'must be mfe- and lower-case words'),
  version: z.string().regex(/^[\w.-]{1,100}$/, 'must be a version'),
  contract: z.string().min(1),
  libraries: z.record(z.string(), libraryVersion).default({}),
  testedWith: z.record(z.string(), z.string().min(1)).default({}),
  builtAt: z.iso.datetime().default('1970-01-01T00:00:00.000Z'),
  browserEntry: fileName,
  serverEntry: fileName,
  pages: z.record(z.string(), page),
  fills: z.record(z.string(), fill).default({}),
  hybrid: z.record(z.string(), hybridPrefix).default({}),
  apiPrefixes: z.array(z.string().regex(/^(\/[\w-]+)+$/, 'must be a path')).default(OLDER_API_PREFIXES),
  sharesPaths: z.record(z.string(), names).default({}),
  navigation: z.array(navigationEntry).default([]),
  experiments: declaredExperiments.default({}),
  calls: z.record(z.string(), callDigest).default({}),
  budgets: z.record(z.string(), bytes).default({}),
  files: releaseFiles,
});

/** @throws ZodError naming each field that is wrong. */
export function readReleaseDocument(read: unknown): Release {
  return releaseDocument.parse(read);
}
