import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildRemote, readRemoteConfig } from '@aangan/shared-kit/build/build-remote';
import { publishRelease } from '../../shell/src/registry/publish.ts';
import { remoteFolder, workingFolder } from '../site/remotes.ts';
import { answeredCalls } from './answered-calls.ts';
import { watchAndPromote } from './ci-release-steps.ts';
import { pageTrial } from './page-trial.ts';
import { printRollout } from './print-rollout.ts';
import { releaseCommand, text } from './release-command.ts';

/**
 * `npm run ci:release -- mfe-search [--canary 10] [--minutes 30] [--test COMMAND] [--no-tests] [--no-build] [--reason TEXT]
 * [--data-dir FOLDER]`: for CI. Builds a remote, runs its tests, publishes a canary, waits whether it is ended, and makes
 * it live. Ends with exit code 0 if it is live, or if a person must make it live.
 */
const options = {
  canary: { type: 'string', default: '10' },
  minutes: { type: 'string', default: '30' },
  test: { type: 'string' },
  'no-tests': { type: 'boolean' },
  'no-build': { type: 'boolean' },
} as const;

await releaseCommand(options, async ({ registry, dataFolder, remote, values, author }) => {
  const folder = remoteFolder(remote);
  const { name } = await readRemoteConfig(folder);
  const [percent, minutes] = [Number(text(values.canary)), Number(text(values.minutes))];
  if (!(percent > 0 && percent <= 100)) throw new Error(`--canary takes a percentage, not ${values.canary}`);
  if (!(minutes >= 0)) throw new Error(`--minutes takes a number of minutes, not ${values.minutes}`);
  if (!values['no-build']) await buildRemote(folder);
  const tests = text(values.test) ?? `npm test -- --remote ${name}`;
  if (!values['no-tests'] && !passes(tests)) throw new Error(`${tests} failed: nothing is published`);
  const started = performance.now();
  const isFirst = (await registry.read())?.remotes[name] === undefined;
  const { version } = await publishRelease(registry, path.join(folder, 'dist'), {
    ...author,
    // The first release has nothing to be compared with.
    canary: isFirst ? undefined : percent,
    apiCalls: await answeredCalls(dataFolder),
    render: await pageTrial(registry, dataFolder),
  });
  if (!isFirst) {
    await printRollout(registry, name, `${name} ${version} goes to ${percent}% of devices`, started);
    const outcome = await watchAndPromote(registry, { remote: name, version, minutes }, author, { say: console.log });
    if (outcome !== 'live') {
      process.exitCode = outcome === 'ended' ? 1 : process.exitCode;
      return;
    }
  }
  await printRollout(registry, name, `${name} ${version} is live for everybody`, started);
});

function passes(command: string): boolean {
  return spawnSync(command, { cwd: workingFolder(), stdio: 'inherit', shell: true }).status === 0;
}
