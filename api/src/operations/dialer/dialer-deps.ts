import type { CallKind } from '@aangan/shared-kit/domain/dialer/call-kinds';
import type { Audit } from '../../foundation/audit/public.ts';
import type { Database } from '../../foundation/database/public.ts';
import type { CallSource, ModuleData } from '../../foundation/module/public.ts';
import type { BridgedCalls } from '../../foundation/telephony/public.ts';
import type { Sessions } from '../../people/sessions/public.ts';
import type { StaffDecisions } from '../../people/staff/public.ts';

/** The module that knows the requests of a kind. */
export type CallSources = ReadonlyMap<CallKind, CallSource>;

/** What the dialer works with. */
export interface DialerDeps {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly decisions: StaffDecisions;
  readonly audit: Audit;
  readonly sources: CallSources;
  readonly calls: BridgedCalls;
  /** Epoch ms. */
  readonly now: () => number;
}

/**
 * The sources of all modules by kind.
 * @throws Error when two modules have requests of one kind
 */
export function callSourcesOf(modules: readonly Pick<ModuleData, 'name' | 'callSource'>[]): CallSources {
  const sources = new Map<CallKind, CallSource>();
  for (const { name, callSource } of modules) {
    for (const kind of callSource?.kinds ?? []) {
      if (sources.has(kind)) throw new Error(`${name} has calls of the kind ${kind}, which another module has too.`);
      if (callSource) sources.set(kind, callSource);
    }
  }
  return sources;
}
