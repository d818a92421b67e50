import type { EmbeddedPostgres } from '../src/foundation/database/public.ts';

interface Kept {
  readonly postgres: EmbeddedPostgres;
  readonly root: string;
}

declare global {
  var aanganTestPostgres: Kept | undefined;
}

/** Jest loads set-up and teardown separately in one process: they share only the global object. */
export function keepForTeardown(kept: Kept): void {
  globalThis.aanganTestPostgres = kept;
}

export function keptForTeardown(): Kept | undefined {
  return globalThis.aanganTestPostgres;
}
