import type { EmbeddedPostgres } from '../src/foundation/database/public.ts';

interface Stored {
  readonly postgres: EmbeddedPostgres;
  readonly root: string;
}

declare global {
  var aanganTestPostgres: Stored | undefined;
}

/** Jest loads set-up and teardown separately in one process: they share only the global object. */
export function keepForTeardown(saved: Stored): void {
  globalThis.aanganTestPostgres = saved;
}

export function savedForTeardown(): Stored | undefined {
  return globalThis.aanganTestPostgres;
}
