import type { CallKind } from '@aangan/shared-kit/domain/dialer/call-kinds';
import type { Audit } from '../../foundation/audit/public.ts';
import type { CallSource, ModuleData } from '../../foundation/module/public.ts';
import type { BridgedCalls } from '../../foundation/telephony/public.ts';
import type { StaffCallDeps } from '../../people/staff/public.ts';

/** The module that knows the requests of a kind. */
export type CallSources = ReadonlyMap<CallKind, CallSource>;

/** What the dialer works with. */
export interface DialerDeps extends StaffCallDeps {
  readonly audit: Audit;
  readonly sources: CallSources;
  readonly calls: BridgedCalls;
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
