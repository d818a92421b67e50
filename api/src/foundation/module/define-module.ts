import type { CallContracts, CallName } from '@aangan/shared-kit/contracts/call';
import type { TopicContracts } from '@aangan/shared-kit/contracts/live';
import type { StaffRole } from '@aangan/shared-kit/domain/staff-role';
import type { Database } from '../database/public.ts';
import { type ApiSettings, type CallHandlers, type RegisterOptions, registerCalls } from '../server/public.ts';
import type { Api } from './api.ts';
import type { ModuleData } from './module-data.ts';
import type { TopicHandlers } from './topics.ts';

/** Cases that wait for staff: the call that lists them. Only staff with the role may call it. */
export interface StaffQueue {
  readonly title: string;
  readonly list: CallName;
  readonly role: StaffRole;
}

/** Is called with errors that occur outside a request. */
export type OnProblem = (error: unknown, text: string) => void;

interface ModuleDefinition<Contracts extends CallContracts, Topics extends TopicContracts> extends ModuleData {
  /** Contracts of the calls that the module answers. */
  readonly calls?: Contracts;
  /** One handler for each contract. */
  readonly handlers?: (api: Api) => CallHandlers<Contracts>;
  /** Contracts of its live updates. */
  readonly topics?: Topics;
  /** Who may read each of them. */
  readonly live?: (api: Api) => TopicHandlers<Topics>;
  /** Routes that no contract describes: pages, downloads, webhooks. */
  readonly routes?: (api: Api) => void;
  /** Jobs: work after the response, or at fixed times. */
  readonly jobs?: (api: Api) => void;
  /** Subscribes to the events of lower modules, with `api.events.on`. */
  readonly events?: (api: Api) => void;
  /** Answers questions of lower modules, with `api.provide`. */
  readonly provides?: (api: Api) => void;
  /** Registers what is measured besides calls: `api.metrics.read(…)`. */
  readonly metrics?: (api: Api) => void;
  readonly staffQueues?: readonly StaffQueue[];
  /** The settings that the module reads from the environment. @throws SettingsProblems for missing ones */
  readonly settings?: (env: NodeJS.ProcessEnv, onProblem: OnProblem) => Partial<ApiSettings>;
  /** Stores content that must exist before the first call; safe to run again. */
  readonly prepare?: (database: Database) => Promise<void>;
}

/** A module after the API opened it. */
export interface ApiModule extends Omit<ModuleDefinition<CallContracts, TopicContracts>, 'handlers' | 'live'> {
  readonly calls: CallContracts;
  readonly topics: TopicContracts;
  /** Registers its topics. */
  readonly openTopics: (api: Api) => void;
  /** Registers its calls. */
  readonly serve: (api: Api, options: RegisterOptions) => void;
}

/**
 * Declares a module: everything that the API, the migrations, privacy, the clean-up and the tests need to know of it.
 * The list of modules is `api/src/modules.ts`.
 */
export function defineModule<
  const Contracts extends CallContracts,
  const Topics extends TopicContracts = Record<never, never>,
>(definition: ModuleDefinition<Contracts, Topics>): ApiModule {
  const { calls, handlers, topics, live, ...rest } = definition;
  return {
    ...rest,
    calls: calls ?? {},
    topics: topics ?? {},
    openTopics(api) {
      if (topics && live) api.topics.add(topics, live(api));
    },
    serve(api, options) {
      if (calls && handlers) registerCalls(api.app, calls, handlers(api), options);
    },
  };
}

/** Opens modules: first their provided answers, then jobs and events, then topics, routes and calls. */
export function openModules(api: Api, modules: readonly ApiModule[], options: RegisterOptions): void {
  for (const { provides } of modules) provides?.(api);
  for (const { jobs, events } of modules) {
    jobs?.(api);
    events?.(api);
  }
  for (const { routes, serve, openTopics, metrics } of modules) {
    openTopics(api);
    routes?.(api);
    serve(api, options);
    metrics?.(api);
  }
}
