import type { z } from 'zod';
import type { analyticsCalls } from './analytics.ts';
import type { CallContract } from './call.ts';
import type { deviceCalls } from './devices.ts';
import type { experimentCalls } from './experiments.ts';
import type { homeCalls } from './home.ts';
import type { identityCalls } from './identity.ts';
import type { monitoringCalls } from './monitoring.ts';
import type { placeCalls } from './places.ts';
import type { planCalls } from './plans.ts';
import type { propertyCalls } from './property.ts';
import type { syncCalls } from './sync.ts';

/** Every call of the API by name. Types only, so that no schema reaches a browser. */
export type Calls = typeof analyticsCalls &
  typeof monitoringCalls &
  typeof experimentCalls &
  typeof deviceCalls &
  typeof identityCalls &
  typeof syncCalls &
  typeof propertyCalls &
  typeof placeCalls &
  typeof homeCalls &
  typeof planCalls;

export type KnownCall = keyof Calls;

type Part<Call, Key extends string> = Call extends { readonly [K in Key]: infer Schema extends z.ZodType }
  ? z.input<Schema>
  : undefined;

/** What a call takes: `{ params, query, json, form }`, each only where its contract has it. */
export type CallInput<Name extends KnownCall> = (Part<Calls[Name], 'params'> extends undefined
  ? { params?: never }
  : { params: Part<Calls[Name], 'params'> }) &
  (Part<Calls[Name], 'query'> extends undefined ? { query?: never } : QueryPart<Part<Calls[Name], 'query'>>) &
  (Part<Calls[Name], 'body'> extends undefined ? { json?: never } : { json: Part<Calls[Name], 'body'> }) &
  (Part<Calls[Name], 'form'> extends undefined ? { form?: never } : { form: Part<Calls[Name], 'form'> });

type QueryPart<Query> = Record<string, never> extends Query ? { query?: Query } : { query: Query };

/** What a call answers. */
export type CallAnswer<Name extends KnownCall> = Calls[Name] extends CallContract
  ? z.output<Calls[Name]['answer']>
  : never;
