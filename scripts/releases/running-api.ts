import { workingFolder } from '../site/remotes.ts';
import { siteSettings } from '../site/site-settings.ts';
import { isSiteRunning } from '../site/start-lock.ts';

/**
 * Origin of the API of the site that uses the registry: `API_URL`, else of the site that runs on the data folder;
 * undefined if neither is known. A registry in a bucket belongs to a site elsewhere.
 */
export function runningApi({ API_URL, ...env }: NodeJS.ProcessEnv, dataFolder: string): string | undefined {
  if (API_URL) return API_URL.replace(/\/+$/, '');
  const here = !env.REGISTRY_URL && isSiteRunning(dataFolder);
  return here ? `http://127.0.0.1:${siteSettings(env, workingFolder()).apiPort}` : undefined;
}
