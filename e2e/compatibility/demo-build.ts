import { cpSync } from 'node:fs';
import path from 'node:path';
import { buildRemote } from '@aangan/shared-kit/build/build-remote';
import type { Release } from '@aangan/shared-kit/build/release';
import { ROOT } from '../../scripts/site/remotes.ts';
import { whileLocked } from '../../shell/src/registry/registry-lock.ts';
import { TEST_DATA } from '../stack/test-settings.ts';
import { DEMO } from './released.ts';

/** Builds the demo remote into a folder of the test's own, because another test may build it at the same time. */
export function demoBuild(target: string): Promise<Release> {
  const folder = path.join(ROOT, DEMO);
  return whileLocked(path.join(TEST_DATA, 'demo-build.lock'), async () => {
    const release = await buildRemote(folder);
    cpSync(path.join(folder, 'dist'), target, { recursive: true });
    return release;
  });
}
