import type { RefusalCode } from './refusal-catalogue.ts';

/** One reason, in a line that names the remote and the problem. */
export interface RefusalReason {
  readonly code: RefusalCode;
  readonly message: string;
}

/** The registry refused a change, and nothing has changed. Contains all reasons found. */
export class RegistryRefusal extends Error {
  override readonly name = 'RegistryRefusal';
  readonly reasons: readonly RefusalReason[];

  constructor(reasons: readonly RefusalReason[]) {
    super(reasons.map(({ code, message }) => `${code} ${message}`).join('\n'));
    this.reasons = reasons;
  }
}

/** @throws RegistryRefusal unless there is no reason. */
export function refuseFor(reasons: readonly RefusalReason[]): void {
  if (reasons.length > 0) throw new RegistryRefusal(reasons);
}

/** @throws RegistryRefusal with this one reason. */
export function refuse(code: RefusalCode, message: string): never {
  throw new RegistryRefusal([{ code, message }]);
}
