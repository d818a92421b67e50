import { workingFolder } from '../site/remotes.ts';
import { siteSettings } from '../site/site-settings.ts';
import { isSiteRunning } from '../site/start-lock.ts';

/** Origins of a site, as far as they are known. */
interface RunningSite {
  readonly api?: string;
  readonly site?: string;
}

/**
 * The site that uses the registry: `API_URL` and `PUBLIC_URL`, else the one that runs on the data folder. A registry in
 * a bucket belongs to a site elsewhere.
 */
export function runningSite({ API_URL, PUBLIC_URL, ...env }: NodeJS.ProcessEnv, dataFolder: string): RunningSite {
  const here = !env.REGISTRY_URL && isSiteRunning(dataFolder) ? siteSettings(env, workingFolder()) : undefined;
  const api = origin(API_URL, here?.apiPort);
  const site = origin(PUBLIC_URL, here?.port);
  return { ...(api && { api }), ...(site && { site }) };
}

function origin(given: string | undefined, port: number | undefined): string | undefined {
  if (given) return given.replace(/\/+$/, '');
  return port === undefined ? undefined : `http://127.0.0.1:${port}`;
}
