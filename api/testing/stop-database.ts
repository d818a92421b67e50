import { rmSync } from 'node:fs';
import { keptForTeardown } from './test-postgres.ts';

/** Jest's global teardown. */
const stopDatabase = async (): Promise<void> => {
  const kept = keptForTeardown();
  if (!kept) return;
  await kept.postgres.stop();
  rmSync(kept.root, { recursive: true, force: true });
};

// biome-ignore lint/style/noDefaultExport: Jest takes the teardown from there.
export default stopDatabase;
