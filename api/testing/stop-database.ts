import { rmSync } from 'node:fs';
import { savedForTeardown } from './test-postgres.ts';

/** Jest's global teardown. */
const stopDatabase = async (): Promise<void> => {
  const saved = savedForTeardown();
  if (!saved) return;
  await saved.postgres.stop();
  rmSync(saved.root, { recursive: true, force: true });
};

// biome-ignore lint/style/noDefaultExport: Jest takes the teardown from there.
export default stopDatabase;
