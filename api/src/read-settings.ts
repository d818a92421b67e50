import { isDemo } from '@aangan/shared-kit/domain/demo-mode';
import { readAllSettings, SettingsProblems } from '@aangan/shared-kit/domain/settings-problems';
import { type MetricsAddress, metricsAddress } from '@aangan/shared-kit/server/metrics-server';
import { drainSeconds } from '@aangan/shared-kit/server/readiness';
import { type TracingSettings, tracingSettings } from '@aangan/shared-kit/server/tracing';
import { fileSettings } from './foundation/files/public.ts';
import type { ApiModule, OnProblem } from './foundation/module/public.ts';
import { replicaUrls } from './foundation/replicas/public.ts';
import type { ApiSettings } from './foundation/server/public.ts';

/** What an API reads from its environment. */
export interface ReadSettings {
  readonly settings: Partial<ApiSettings>;
  /** Absent in the demonstration: the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /** The database without a pooler in between, for LISTEN; absent: `databaseUrl`. */
  readonly listenUrl: string | undefined;
  /** Streaming replicas of the database, for reads that may go there. */
  readonly replicaUrls: readonly string[];
  /** Address and port on which it listens. */
  readonly host: string;
  readonly port: number;
  /** Whether this process does jobs; they are sent in any case. */
  readonly doesJobs: boolean;
  readonly siteUrl: string;
  /** s between two runs of a job that is scheduled for every minute, if it is not the minute itself. */
  readonly minuteSeconds: number | undefined;
  readonly tracing: TracingSettings;
  /** Where Prometheus reads the metrics; undefined where they are off. */
  readonly metricsAt: MetricsAddress | undefined;
  /** From how many ms on a query is logged as slow. */
  readonly slowQueryMs: number;
  /** s for which a process that is asked to stop still answers. */
  readonly drainSeconds: number;
}

const SLOW_QUERY_MS = 500;

/** Of what only processes of this machine reach. */
const HOST = '127.0.0.1';
const PORT = 3002;
/** Of the API: the shell on the same machine has another one. */
const METRICS_PORT = 'API_METRICS_PORT';

/**
 * Reads the settings of the API and of all its modules.
 * @throws SettingsProblems with every setting that is missing or wrong
 */
export function readSettings(
  env: NodeJS.ProcessEnv,
  modules: readonly ApiModule[],
  onProblem: OnProblem,
): ReadSettings {
  const own: Partial<ApiSettings>[] = readAllSettings([
    () => requireSettings(env),
    () => checkMinute(env),
    () => checkJobs(env),
    () => checkAddresses(env),
    () => checkSlowQuery(env),
    () => checkReplicas(env),
    () => checkTracing(env),
    () => checkMetrics(env),
    () => checkDrain(env),
    () => fileSettings(env),
    ...modules.map((module) => () => module.settings?.(env, onProblem) ?? {}),
  ]);
  return {
    settings: Object.assign({}, ...own),
    databaseUrl: env.DATABASE_URL || undefined,
    listenUrl: env.DATABASE_LISTEN_URL || undefined,
    replicaUrls: replicaUrls(env),
    host: env.API_HOST || HOST,
    port: Number(env.API_PORT || PORT),
    doesJobs: env.JOBS !== 'off',
    minuteSeconds: env.JOB_MINUTE_SECONDS ? Number(env.JOB_MINUTE_SECONDS) : undefined,
    tracing: tracingSettings(env),
    metricsAt: metricsAddress(env, METRICS_PORT),
    slowQueryMs: Number(env.SLOW_QUERY_MS || SLOW_QUERY_MS),
    drainSeconds: drainSeconds(env),
    siteUrl: (env.PUBLIC_URL || `http://localhost:${env.PORT ?? 3000}`).replace(/\/$/, ''),
  };
}

/** Their defaults fit one machine only. */
function requireSettings(env: NodeJS.ProcessEnv): Record<never, never> {
  const missing = [
    ...(env.DATABASE_URL ? [] : ['DATABASE_URL: the PostgreSQL of the site']),
    ...(env.PUBLIC_URL ? [] : ['PUBLIC_URL: the origin of the site, in links of messages']),
  ];
  if (missing.length > 0 && !isDemo(env)) throw new SettingsProblems(missing);
  return {};
}

/** @throws SettingsProblems unless a minute of jobs is left alone or has 1 to 60 seconds */
function checkMinute({ JOB_MINUTE_SECONDS: seconds }: NodeJS.ProcessEnv): Record<never, never> {
  if (!seconds || /^([1-9]|[1-5]\d|60)$/.test(seconds)) return {};
  throw new SettingsProblems([`JOB_MINUTE_SECONDS: a number of seconds from 1 to 60, not ${seconds}`]);
}

/** @throws SettingsProblems unless jobs are on or off */
function checkJobs({ JOBS }: NodeJS.ProcessEnv): Record<never, never> {
  if (!JOBS || JOBS === 'on' || JOBS === 'off') return {};
  throw new SettingsProblems([`JOBS: on or off, not ${JOBS}`]);
}

/** @throws SettingsProblems for a port or an address that cannot be one */
function checkAddresses({ API_PORT: port, DATABASE_LISTEN_URL: url }: NodeJS.ProcessEnv): Record<never, never> {
  const problems = [
    ...(!port || /^\d{1,5}$/.test(port) ? [] : [`API_PORT: a port, not ${port}`]),
    // The address contains a password.
    ...(!url || URL.canParse(url)
      ? []
      : ['DATABASE_LISTEN_URL: it looks like postgresql://user:password@host:5432/name']),
  ];
  if (problems.length > 0) throw new SettingsProblems(problems);
  return {};
}

/** @throws SettingsProblems unless slow queries are left alone or begin at a whole number of ms */
function checkSlowQuery({ SLOW_QUERY_MS: slow }: NodeJS.ProcessEnv): Record<never, never> {
  if (!slow || /^\d{1,6}$/.test(slow)) return {};
  throw new SettingsProblems([`SLOW_QUERY_MS: a number of milliseconds, not ${slow}`]);
}

/** @throws SettingsProblems for an address of a replica that cannot be one */
function checkReplicas(env: NodeJS.ProcessEnv): Record<never, never> {
  replicaUrls(env);
  return {};
}

/** @throws SettingsProblems when tracing is set wrongly */
function checkTracing(env: NodeJS.ProcessEnv): Record<never, never> {
  tracingSettings(env);
  return {};
}

/** @throws SettingsProblems when the port of the metrics is none */
function checkMetrics(env: NodeJS.ProcessEnv): Record<never, never> {
  metricsAddress(env, METRICS_PORT);
  return {};
}

/** @throws SettingsProblems when the time to drain is none */
function checkDrain(env: NodeJS.ProcessEnv): Record<never, never> {
  drainSeconds(env);
  return {};
}
