import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { publishShell } from '../../shell/src/registry/publish-shell.ts';
import { ROOT } from '../site/remotes.ts';
import { printRollout } from './print-rollout.ts';
import { releaseCommand } from './release-command.ts';

/**
 * `npm run publish:shell [-- --no-build] [--data-dir FOLDER]`: builds the shell and publishes its browser files. The
 * servers of the same build are deployed separately.
 */
await releaseCommand({ 'no-build': { type: 'boolean' } }, async ({ registry, values, author }) => {
  const started = performance.now();
  const folder = path.join(ROOT, 'shell');
  if (!values['no-build']) execFileSync(process.execPath, ['build/build-shell.ts'], { cwd: folder, stdio: 'inherit' });
  const dist = path.join(folder, 'dist/browser');
  const { version }: { version: string } = JSON.parse(readFileSync(path.join(dist, 'shell.json'), 'utf8'));
  await publishShell(registry, dist, version, author);
  await printRollout(registry, 'shell', `shell ${version} is live`, started);
});
