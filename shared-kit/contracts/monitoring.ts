import { z } from 'zod';
import { REPORT_LIMITS, REPORT_TEXTS } from '../domain/report-limits.ts';
import type { CallContracts } from './call.ts';

/** Header that marks a request of the shell's server on behalf of staff. */
export const STAFF_TOKEN_HEADER = 'x-aangan-staff';

/** How a page was shown. */
const VIEW_OUTCOMES = ['ok', 'load', 'data', 'render'] as const;

/** The web vitals, and the time until the page was hydrated. All in ms, except CLS, which has no unit. */
export const VITAL_NAMES = ['LCP', 'CLS', 'INP', 'TTFB', 'FCP', 'HYDRATED'] as const;

/** Kinds of error reports. */
export const ERROR_KINDS = ['page', 'load', 'data', 'unhandled', 'rejection'] as const;

const text = (maximum: number) => z.string().max(maximum);

const remote = z.string().regex(/^(?:shell|mfe-[a-z0-9-]{1,40})$/);
const version = z.string().regex(/^[\w.+-]{1,100}$/);
const address = z.string().regex(/^[/*][^?#\s\0]{0,199}$/);
/** The pattern of the page, `/property/{propertyId}`: never an address with personal ids. */
const route = address;
const deviceId = z.string().regex(/^[\w-]{8,64}$/);

const breadcrumb = z.object({
  /** ms since navigation start. */
  at: z.number().int().nonnegative().max(1e9),
  kind: z.enum(['navigation', 'click', 'call', 'error']),
  text: text(REPORT_TEXTS.breadcrumb),
});

/** Source: services-and-platform, section 7 (the external error-ingestion endpoint), with remote, version and kind. */
export const errorReport = z.object({
  project: text(40),
  releaseVersion: version,
  platform: z.enum(['ANDROID', 'IOS', 'MOBILE_WEB', 'DESKTOP']),
  logLevel: z.enum(['error', 'fatal']),
  /** Opaque; empty for guests. */
  userId: z.string().regex(/^[\w-]{0,64}$/),
  /** Address of the page, without its query and secrets; the pattern of a page about one person. */
  pageUrl: address,
  title: text(REPORT_TEXTS.title),
  stackTrace: text(REPORT_TEXTS.stackTrace),
  description: text(REPORT_TEXTS.description),
  errorDetails: z
    .record(z.string().max(40), text(REPORT_TEXTS.detail))
    .refine((details) => Object.keys(details).length <= REPORT_LIMITS.details, 'has too many entries'),
  deviceId,
  deviceInfo: z.object({
    browser: text(160),
    language: text(20),
    /** `390x844`. */
    viewport: z.string().regex(/^\d{1,5}x\d{1,5}$/),
    /** `4g`, or empty where the browser does not report it. */
    connection: text(20),
  }),
  breadcrumbs: z.array(breadcrumb).max(REPORT_LIMITS.breadcrumbs),
  remote,
  version,
  kind: z.enum(ERROR_KINDS),
});

const pageView = z.object({
  remote,
  version,
  route,
  outcome: z.enum(VIEW_OUTCOMES),
  /** ms until it was on screen. */
  ms: z.number().nonnegative().max(1e7),
});

const vital = z.object({ remote, version, route, name: z.enum(VITAL_NAMES), value: z.number().nonnegative().max(1e7) });

export const monitoringReport = z.object({
  deviceId,
  errors: z.array(errorReport).max(REPORT_LIMITS.errors).default([]),
  views: z.array(pageView).max(REPORT_LIMITS.views).default([]),
  vitals: z.array(vital).max(REPORT_LIMITS.vitals).default([]),
});

export type MonitoringReport = z.output<typeof monitoringReport>;
export type ErrorReport = z.output<typeof errorReport>;
export type PageView = z.output<typeof pageView>;
export type Vital = z.output<typeof vital>;
export type Breadcrumb = z.output<typeof breadcrumb>;
export type VitalName = (typeof VITAL_NAMES)[number];
export type ViewOutcome = (typeof VIEW_OUTCOMES)[number];
export type ErrorKind = (typeof ERROR_KINDS)[number];

/** Devices that reported each kind of error; each device counts once. */
const deviceCounts = z.object({
  devices: z.number(),
  pageErrors: z.number(),
  loadFailures: z.number(),
  slowLoads: z.number(),
});

export type DeviceCounts = z.infer<typeof deviceCounts>;

/** Visits, each of one device in ten minutes, and those with a problem: a share that does not depend on the period. */
const visitCounts = z.object({ visits: z.number(), pageErrors: z.number(), loadFailures: z.number() });

export type VisitCounts = z.infer<typeof visitCounts>;

const versionReport = deviceCounts.extend({
  version: z.string(),
  /** An older API does not say it. */
  byVisit: visitCounts.default({ visits: 0, pageErrors: 0, loadFailures: 0 }),
  vitals: z.array(z.object({ name: z.enum(VITAL_NAMES), p75: z.number(), count: z.number() })),
});

export type VersionReport = z.infer<typeof versionReport>;

const errorGroup = z.object({
  version: z.string(),
  kind: z.enum(ERROR_KINDS),
  title: z.string(),
  route: z.string(),
  count: z.number(),
  /** Epoch ms. */
  lastAt: z.number(),
  stackTrace: z.string(),
});

export type ErrorGroup = z.infer<typeof errorGroup>;

/** Epoch ms in a query. */
const instant = z.coerce.number().int().nonnegative().max(8.64e15);

export const monitoringCalls = {
  'POST /api/v1/monitoring/report': {
    summary: 'Errors, page views and vitals of one visitor, by remote and version',
    measures: true,
    body: monitoringReport,
    accepted: true,
    answer: z.object({ accepted: z.number() }),
  },
  'GET /api/v1/monitoring/releases': {
    summary: 'Devices in trouble and vitals of each version of a remote; for the staff',
    query: z.object({ remote, since: instant }),
    personal: true,
    answer: z.object({ versions: z.array(versionReport) }),
  },
  'GET /api/v1/monitoring/errors': {
    summary: 'Last errors of a remote, the same ones as one; for the staff',
    query: z.object({ remote }),
    personal: true,
    answer: z.object({ errors: z.array(errorGroup) }),
  },
} as const satisfies CallContracts;
