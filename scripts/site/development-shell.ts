import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { FolderRegistry } from '../../shell/src/registry/folder-registry.ts';
import { publishShell } from '../../shell/src/registry/publish-shell.ts';
import { whileLocked } from '../../shell/src/registry/registry-lock.ts';
import { untilInForce } from '../../shell/src/registry/servers/until-in-force.ts';
import { SHELL } from '../../shell/src/registry/shell-files.ts';
import { runToEnd } from './child.ts';
import { inputDigest } from './input-digest.ts';
import { ROOT } from './remotes.ts';
import { stampsIn } from './stamps.ts';

/** Stored beside the checkout, as all its builds are. */
const BUILDS = path.join(ROOT, '.data/builds');
const DIST = path.join(BUILDS, 'shell-development');

/**
 * Makes a development build of the shell live in a site, under which components can be replaced in open documents. It is
 * built once for the same sources.
 */
export async function publishDevelopmentShell(
  registry: FolderRegistry,
  dataFolder: string,
  signal: AbortSignal,
): Promise<void> {
  mkdirSync(BUILDS, { recursive: true });
  await whileLocked(`${DIST}.lock`, () => build(path.join(dataFolder, 'logs'), signal), signal);
  await publishShell(registry, DIST, { dev: true, followsCheckout: true, by: 'npm run dev' });
  await untilInForce(registry, SHELL);
}

async function build(logFolder: string, signal: AbortSignal): Promise<void> {
  const stamps = stampsIn(BUILDS);
  const digest = inputDigest(ROOT, [SHELL, 'shared-kit', 'package-lock.json']);
  if (stamps.read('development') === digest && existsSync(path.join(DIST, 'browser/shell.json'))) return;
  console.log('Building the shell with the development build of React, once.');
  await runToEnd(
    {
      name: 'Building the shell for development',
      script: path.join(ROOT, 'shell/build/build-shell.ts'),
      args: [DIST],
      cwd: path.join(ROOT, SHELL),
      logFile: path.join(logFolder, 'build-shell-development.log'),
    },
    signal,
  );
  stamps.write('development', digest);
}
