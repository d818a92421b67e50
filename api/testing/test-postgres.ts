import type { EmbeddedPostgres } from '../src/foundation/database/embedded.ts';

interface Kept {
  readonly postgres: EmbeddedPostgres;
  readonly root: string;
}

declare global {
  var aanganTestPostgres: Kept | undefined;
}

/** Jest loads set-up and teardown apart from each other, in one process: the global object is all they share. */
export function keepForTeardown(kept: Kept): void {
  globalThis.aanganTestPostgres = kept;
}

export function keptForTeardown(): Kept | undefined {
  return globalThis.aanganTestPostgres;
}
