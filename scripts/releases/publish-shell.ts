import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { askedOf } from '../../shell/src/registry/asked-releases.ts';
import { publishShell } from '../../shell/src/registry/publish-shell.ts';
import { SHELL } from '../../shell/src/registry/shell-files.ts';
import { ROOT } from '../site/remotes.ts';
import { shellTrial } from './page-trial.ts';
import { percentOf } from './percent-of.ts';
import { printPublished } from './print-published.ts';
import { releaseCommand, text } from './release-command.ts';

/**
 * `npm run publish:shell [-- --canary 10 | --store] [--no-build] [--allow-older] [--by NAME] [--reason TEXT]
 * [--data-dir FOLDER]`: builds both halves of the shell and publishes them as one release, live or for a share of the
 * devices. It waits until every server has it in force.
 */
const options = {
  canary: { type: 'string' },
  store: { type: 'boolean' },
  'no-build': { type: 'boolean' },
  'allow-older': { type: 'boolean' },
} as const;

await releaseCommand(options, async ({ registry, dataFolder, values, author }) => {
  const started = performance.now();
  const canary = percentOf(text(values.canary));
  const folder = path.join(ROOT, 'shell');
  if (!values['no-build']) execFileSync(process.execPath, ['build/build-shell.ts'], { cwd: folder, stdio: 'inherit' });
  const document = await registry.read();
  const { version } = await publishShell(registry, path.join(folder, 'dist'), {
    ...author,
    canary,
    storeOnly: values.store === true,
    allowOlder: values['allow-older'] === true,
    render: await shellTrial(registry, dataFolder),
  });
  if (values.store) return console.log(`${SHELL} ${version} is stored, and nobody gets it`);
  await printPublished(registry, { name: SHELL, version }, document && askedOf(document, SHELL), started);
});
