import type { Api } from '../../foundation/module/public.ts';
import type { ApiSettings } from '../../foundation/server/public.ts';
import { sessionsOf } from './open-sessions.ts';
import type { Sessions } from './sessions.ts';

type CallSettings = Pick<ApiSettings, 'assetUrl' | 'files' | 'identityKey' | 'jobs' | 'now' | 'sealedText' | 'siteUrl'>;

/** What handlers of calls work with. Those of a feature extend it. */
export interface CallDeps extends CallSettings, Pick<Api, 'app' | 'database'> {
  readonly sessions: Sessions;
}

/** For the `handlers` of a module: `api.use(callDepsOf)`. */
export function callDepsOf({ app, database, settings, use }: Api): CallDeps {
  const { assetUrl, files, identityKey, jobs, now, sealedText, siteUrl } = settings;
  return { app, database, sessions: use(sessionsOf), assetUrl, files, identityKey, jobs, now, sealedText, siteUrl };
}
