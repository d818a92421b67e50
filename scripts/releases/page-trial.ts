import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PublishOptions } from '../../shell/src/registry/publish.ts';
import type { Registry } from '../../shell/src/registry/registry.ts';
import { renderReasons } from '../../shell/src/trial/render-gate.ts';
import { ROOT } from '../site/remotes.ts';
import { browserLook } from './look-in-browser.ts';
import { runningApi } from './running-api.ts';

/** The server part of the shell, which renders pages. */
const SERVER_BUILD = path.join(ROOT, 'shell/dist/server/main.cjs');

/**
 * Renders the pages of a release in a server of their own and in a browser, before anybody sees them. What is missing for
 * that is printed.
 */
export async function pageTrial(registry: Registry, dataFolder: string): Promise<PublishOptions['render']> {
  const note = (sentence: string) => console.log(sentence);
  if (!existsSync(SERVER_BUILD)) {
    note('Its pages are not rendered: the shell is not built here');
    return undefined;
  }
  const inBrowser = await browserLook(process.env);
  if (!inBrowser) note('Its pages are not opened in a browser: there is no Chromium');
  const apiUrl = runningApi(process.env, dataFolder);
  return (release, dist) => renderReasons(registry, release, dist, { bundle: SERVER_BUILD, apiUrl, inBrowser, note });
}
