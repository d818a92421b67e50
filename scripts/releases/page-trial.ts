import type { PublishOptions } from '../../shell/src/registry/publish.ts';
import type { Registry } from '../../shell/src/registry/registry.ts';
import { renderReasons } from '../../shell/src/trial/render-gate.ts';
import { browserLook } from './look-in-browser.ts';
import { runningApi } from './running-api.ts';

/**
 * Renders the pages of a release in a server of their own and in a browser, before anybody sees them. What is missing for
 * that is printed.
 */
export async function pageTrial(registry: Registry, dataFolder: string): Promise<PublishOptions['render']> {
  const note = (sentence: string) => console.log(sentence);
  const inBrowser = await browserLook(process.env);
  if (!inBrowser) note('Its pages are not opened in a browser: there is no Chromium');
  const apiUrl = runningApi(process.env, dataFolder);
  return (release, dist) => renderReasons(registry, release, dist, { apiUrl, inBrowser, note });
}
