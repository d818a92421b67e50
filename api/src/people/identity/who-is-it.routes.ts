import type { identityCalls } from '@aangan/shared-kit/contracts/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallHandlers } from '../../foundation/server/public.ts';
import { type AccountRow, accountOfId, accountOfPhone } from '../accounts/public.ts';
import { useAppLogin, wasAppLoginUsed } from './app-login.queries.ts';
import { type AppLogin, readAppLogin } from './app-login.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { logIn } from './log-in.ts';
import { isNri } from './nri.ts';
import { optInWord } from './opt-in-word.ts';

type WhoIsItCalls = Pick<
  typeof identityCalls,
  'GET /api/v3/user/info' | 'POST /user/auto-login' | 'POST /api/v1/pi-account/explore/hs/user/autologin'
>;

/** Returns the logged-in person, by cookie or by an app login. */
export function whoIsItHandlers(deps: IdentityDeps): CallHandlers<WhoIsItCalls> {
  const { database, sessions, limiter, audit, ownsHomes, now, appLoginSecret } = deps;

  function read(token: string): AppLogin | undefined {
    return appLoginSecret ? readAppLogin(appLoginSecret, token, now()) : undefined;
  }

  function accountOf({ sub }: AppLogin): Promise<AccountRow | undefined> {
    return sub.startsWith('+') ? accountOfPhone(database, sub) : accountOfId(database, sub);
  }

  async function accountOfToken(token: string): Promise<AccountRow | undefined> {
    const login = read(token);
    if (!login || (await wasAppLoginUsed(database, login.nonce))) return undefined;
    return accountOf(login);
  }

  /** An app's login becomes a session of the site. */
  async function takeOver({ token }: { readonly token: string }, request: FastifyRequest, reply: FastifyReply) {
    await limiter.take('app-login', request);
    const login = read(token);
    const account = login && (await accountOf(login));
    if (!account || !(await useAppLogin(database, login))) {
      await audit.note({ event: 'login-failed', detail: 'app', ...(account && { accountId: account.id }) }, request);
      return { loggedIn: false };
    }
    await logIn(deps, { account, by: 'app' }, request, reply);
    return { loggedIn: true };
  }

  return {
    'GET /api/v3/user/info': async ({ query: { externalUserToken } }, request) => {
      const viewer = await sessions.viewer(request);
      if (viewer) {
        const { accountId } = viewer;
        const [account, owner] = await Promise.all([accountOfId(database, accountId), ownsHomes(database, accountId)]);
        return infoOf(account, owner, now());
      }
      if (!externalUserToken) return infoOf(undefined, false, now());
      await limiter.take('app-login', request);
      const account = await accountOfToken(externalUserToken);
      return infoOf(account, account !== undefined && (await ownsHomes(database, account.id)), now());
    },
    'POST /user/auto-login': ({ body }, request, reply) => takeOver(body, request, reply),
    'POST /api/v1/pi-account/explore/hs/user/autologin': ({ body }, request, reply) => takeOver(body, request, reply),
  };
}

/** The field names are the specification's. Source: product-and-plans, section 3 (user info). */
function infoOf(account: AccountRow | undefined, owner: boolean, now: number) {
  return {
    status: account ? ('success' as const) : ('anonymous' as const),
    id: account?.id ?? null,
    // Not given yet: an account needs only phone and code.
    name: account?.name || null,
    user_phone: account?.phone ?? null,
    user_email: account?.email ?? null,
    isLoggedIn: account !== undefined,
    vipMember: (account?.vipUntil?.getTime() ?? 0) > now,
    whatsAppOptIn: optInWord(account?.whatsAppOptIn ?? null),
    nri: isNri(account, undefined),
    emailVerified: Boolean(account?.emailVerifiedAt),
    hasPassword: Boolean(account?.passwordHash),
    secondaryPhone: account?.secondaryPhone ?? null,
    timeZone: account?.timeZone ?? 'Asia/Kolkata',
    quietFrom: account?.quietFrom ?? 21,
    quietTo: account?.quietTo ?? 8,
    ownsHomes: account !== undefined && owner,
  };
}
