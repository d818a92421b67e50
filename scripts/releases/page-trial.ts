import type { PublishOptions } from '../../shell/src/registry/publish.ts';
import type { PublishShellOptions } from '../../shell/src/registry/publish-shell.ts';
import type { Registry } from '../../shell/src/registry/registry.ts';
import { type RenderGateOptions, renderReasons, shellRenderReasons } from '../../shell/src/trial/render-gate.ts';
import { browserLook } from './look-in-browser.ts';
import { runningApi } from './running-api.ts';

/**
 * Renders the pages of a release in a server of their own and in a browser, before anybody sees them. What is missing for
 * that is printed.
 */
export async function pageTrial(registry: Registry, dataFolder: string): Promise<PublishOptions['render']> {
  const options = await trialOptions(dataFolder);
  return (release, dist) => renderReasons(registry, release, dist, options);
}

/** The same for a build of the shell, with pages of the live remotes. */
export async function shellTrial(registry: Registry, dataFolder: string): Promise<PublishShellOptions['render']> {
  const options = await trialOptions(dataFolder);
  return (shell, dist) => shellRenderReasons(registry, shell, dist, options);
}

async function trialOptions(dataFolder: string): Promise<RenderGateOptions> {
  const note = (sentence: string) => console.log(sentence);
  const inBrowser = await browserLook(process.env);
  if (!inBrowser) note('Its pages are not opened in a browser: there is no Chromium');
  const apiUrl = runningApi(process.env, dataFolder);
  return { apiUrl, inBrowser, note };
}
