import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildRemote, readRemoteConfig } from '@aangan/shared-kit/build/build-remote';
import type { ApiCalls } from '../../shell/src/registry/gates/calls.ts';
import { type PublishOptions, publishRelease } from '../../shell/src/registry/publish.ts';
import type { Registry } from '../../shell/src/registry/registry.ts';
import { renderReasons } from '../../shell/src/trial/render-gate.ts';
import { ROOT, remoteFolder } from '../site/remotes.ts';
import { apiCalls } from './api-calls.ts';
import { browserLook } from './look-in-browser.ts';
import { printRollout } from './print-rollout.ts';
import { releaseCommand, text } from './release-command.ts';
import { runningApi } from './running-api.ts';

/** The server part of the shell, which renders pages. */
const SERVER_BUILD = path.join(ROOT, 'shell/dist/server/main.cjs');

/**
 * `npm run publish:remote -- mfe-search [--canary 10] [--no-build] [--allow-older] [--by NAME] [--reason TEXT]
 * [--data-dir FOLDER]`: builds a remote and makes it live, or canary for a share of the devices. Its calls are compared
 * with the API at `API_URL`, else of the running site. It waits until every server has the release in force.
 * Each page is rendered before anybody sees it.
 */
const options = {
  canary: { type: 'string' },
  'no-build': { type: 'boolean' },
  'allow-older': { type: 'boolean' },
} as const;

await releaseCommand(options, async ({ registry, dataFolder, remote, values, author }) => {
  const canary = percentOf(text(values.canary));
  const folder = remoteFolder(remote);
  const started = performance.now();
  if (!values['no-build']) await buildRemote(folder);
  const before = (await registry.read())?.remotes[(await readRemoteConfig(folder)).name];
  const allowOlder = values['allow-older'] === true;
  const api = runningApi(process.env, dataFolder);
  const { name, version } = await publishRelease(registry, path.join(folder, 'dist'), {
    ...author,
    canary,
    allowOlder,
    apiCalls: await answeredCalls(api),
    render: await rendering(registry, api),
  });
  const after = (await registry.read())?.remotes[name];
  const ended = before?.canary?.version;
  if (ended && ended !== after?.canary?.version && ended !== version) console.log(`It ended the canary ${ended}`);
  const state = after?.live === version ? 'is live' : `goes to ${after?.canary?.percent}% of devices`;
  await printRollout(registry, name, `${name} ${version} ${state}`, started);
});

/** Renders the pages in a server of their own and in a browser, where there is one. */
async function rendering(registry: Registry, apiUrl: string | undefined): Promise<PublishOptions['render']> {
  const note = (sentence: string) => console.log(sentence);
  if (!existsSync(SERVER_BUILD)) {
    note('Its pages are not rendered: the shell is not built here');
    return undefined;
  }
  const inBrowser = await browserLook(process.env);
  if (!inBrowser) note('Its pages are not opened in a browser: there is no Chromium');
  return (release, dist) => renderReasons(registry, release, dist, { bundle: SERVER_BUILD, apiUrl, inBrowser, note });
}

/** The calls of the API; undefined with a printed reason when they are not known, because a release may be urgent. */
async function answeredCalls(address: string | undefined): Promise<ApiCalls | undefined> {
  try {
    if (address !== undefined) return await apiCalls(address);
    console.log('Its calls are not checked: API_URL is not set, and no site is running');
  } catch (error) {
    console.log(`Its calls are not checked: ${error instanceof Error ? error.message : error}`);
  }
  return undefined;
}

/** @throws Error unless it is a percentage above 0 */
function percentOf(given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  const percent = Number(given.replace(/\s*%$/, ''));
  if (percent > 0 && percent <= 100) return percent;
  throw new Error(`--canary takes a percentage above 0, up to 100, not ${given}`);
}
