import type { SessionFacts } from './live-session.ts';

/** The session of a visitor without a login. @param nri undefined where the country cookie does not say */
export function anonymousSession({ nri }: { readonly nri: boolean | undefined }): SessionFacts {
  return { account: undefined, nri: nri === true, ownsHomes: false, unsure: false };
}
