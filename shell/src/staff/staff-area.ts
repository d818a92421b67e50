import formBody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountSignIn } from './account-sign-in.ts';
import { type SignInDeps, signIn } from './sign-in.ts';
import { SECOND_FACTOR_PATH, signInFor } from './sign-in-paths.ts';
import { answerUnknownStaff } from './staff-document.ts';
import type { StaffGuard } from './staff-guard.ts';
import { STAFF_PAGES_WORDS } from './staff-pages.words.ts';
import { staffStyle } from './staff-style.ts';

/**
 * The shell's own pages below `/staff`: never cached, never indexed, and 404 when no token is configured. The other
 * ones belong to the remotes.
 * @param pages adds the area's pages, each behind {@link staffOnly}
 */
export async function staffArea(
  app: FastifyInstance,
  deps: SignInDeps,
  pages: (scope: FastifyInstance) => void,
): Promise<void> {
  const { guard, people } = deps;
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      await guard.recognise(request);
    });
    if (!guard.open) {
      for (const path of ['/staff', '/staff/*']) scope.all(path, (_request, reply) => nothingHere(reply));
      return;
    }
    await scope.register(formBody, { bodyLimit: 10_000 });
    staffStyle(scope);
    signIn(scope, deps);
    accountSignIn(scope, guard, people);
    pages(scope);
  });
}

/**
 * Guards a page of the staff area: redirects others to the login, and refuses forms without a valid token.
 * @param signInPage target of the redirect
 */
export function staffOnly(guard: StaffGuard, signInPage = toSignIn) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (!guard.open) return nothingHere(reply);
    if (guard.isUnknown(request)) return answerUnknownStaff(reply);
    if (guard.enrolling(request)) return reply.redirect(SECOND_FACTOR_PATH, 303);
    if (!guard.isStaff(request)) return reply.redirect(signInPage(request), 303);
    if (request.method === 'GET' || request.method === 'HEAD' || guard.isOwnForm(request)) return undefined;
    return reply.code(403).type('text/plain; charset=utf-8').send(STAFF_PAGES_WORDS.elsewhere);
  };
}

function toSignIn({ method, url }: FastifyRequest): string {
  return signInFor(method === 'GET' ? url : '');
}

/** The answer to everybody while there is no staff area. */
export function nothingHere(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain; charset=utf-8').send(STAFF_PAGES_WORDS.absent);
}
