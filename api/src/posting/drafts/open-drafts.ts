import type { Api } from '../../foundation/module/public.ts';
import { sessionsOf } from '../../people/sessions/public.ts';
import { type OwnDrafts, ownDrafts } from './own-drafts.ts';

/** The drafts of the running API, for the modules of posting. */
export function ownDraftsOf(api: Api): OwnDrafts {
  return ownDrafts(api.use(sessionsOf), api.settings.now);
}
