import type { Metrics } from '@aangan/shared-kit/server/metrics';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/public.ts';
import type { Events } from '../events/public.ts';
import type { Jobs } from '../jobs/public.ts';
import type { ApiSettings } from '../server/public.ts';
import type { ModuleData } from './module-data.ts';
import type { Port } from './port.ts';
import { type TopicTable, topicTable } from './topics.ts';

/** The running API, as every module receives it. */
export interface Api {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly settings: ApiSettings;
  readonly jobs: Jobs;
  readonly events: Events;
  /** What every module declares about its data and its payments. */
  readonly modules: readonly ModuleData[];
  /** What the API measures. */
  readonly metrics: Metrics;
  /** Topics of live updates, of all modules. */
  readonly topics: TopicTable;
  /** What `open` returns: opened at the first use, once per API. */
  use<Part>(open: (api: Api) => Part): Part;
  /** Registers the answer to a question of a lower module. */
  provide<Provided>(port: Port<Provided>, provided: Provided): void;
  /** @throws Error when no module provides it */
  ask<Provided>(port: Port<Provided>): Provided;
}

/** Creates an API with the services that its modules share. */
export function createApi(shared: Omit<Api, 'topics' | 'use' | 'provide' | 'ask'>): Api {
  const opened = new Map<unknown, unknown>();
  const provided = new Map<unknown, unknown>();
  const api: Api = {
    ...shared,
    topics: topicTable(),
    use<Part>(open: (api: Api) => Part): Part {
      if (!opened.has(open)) opened.set(open, open(api));
      return opened.get(open) as Part;
    },
    provide: (port, answer) => void provided.set(port, answer),
    ask<Provided>(port: Port<Provided>): Provided {
      if (!provided.has(port)) throw new Error(`No module provides "${port.name}".`);
      return provided.get(port) as Provided;
    },
  };
  return api;
}
