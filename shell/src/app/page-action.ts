import { failureMessage } from '@aangan/shared-kit/platform/failure-message';
import { redirectDocument } from '@aangan/shared-kit/platform/host-router';
import { HttpError } from '@aangan/shared-kit/platform/http';
import type { PageModule, Refusal } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import type { PageMatch } from '../routing/page-table.ts';
import { ACCOUNT_UNREACHABLE } from '../session/account-unreachable.ts';
import { leadsWhereAllowed, NOT_FOUND_PATH } from './page-loader.ts';
import type { PageSource } from './page-source.ts';

/**
 * Runs the action of a page with a posted form. A personal page keeps its gate: without a login nothing runs.
 * @param request its body is not read
 * @returns a redirect, or 405 for a page without an action; or a refusal to show; or undefined when nothing has run
 * because the visitor has to log in first
 */
export async function actOnPage(
  request: Request,
  form: FormData,
  source: PageSource,
): Promise<Response | Refusal | undefined> {
  const url = new URL(request.url);
  const match = await source.match(url.pathname);
  if (!match) return redirect(NOT_FOUND_PATH, 303);
  const loaded = Promise.all([source.load(match), source.prepare?.(match)]);
  // Loading the page fails in the same way, and reports why.
  const [module, failure] = await loaded.then(
    ([found]) => [found] as const,
    (error: unknown) => [undefined, error] as const,
  );
  if (!module) return unexpected(failure);
  if (match.login !== undefined && !source.platform.session.loggedIn)
    return source.live.getState().unsure ? UNREACHED : undefined;
  return act(module, { match, request, url, form, source });
}

interface Posted {
  readonly match: PageMatch;
  readonly request: Request;
  readonly url: URL;
  readonly form: FormData;
  readonly source: PageSource;
}

async function act({ action }: PageModule, posted: Posted): Promise<Response | Refusal | undefined> {
  const { match, request, url, form, source } = posted;
  if (!action) return new Response(null, { status: 405 });
  const { pattern, params, remote, page, login } = match;
  try {
    const ended = await action({ request, url, pattern, params, form, platform: source.platform }).catch(
      thrownRedirect,
    );
    if (!(ended instanceof Response)) return ended;
    const location = ended.headers.get('location');
    if (!location || !leadsWhereAllowed(ended, url, source.returnHosts))
      throw new Error(`An action answered ${ended.status} to ${location ?? 'nowhere'}`);
    return redirect(location, 303);
  } catch (error) {
    // The session has ended, although it was known as active.
    if (error instanceof HttpError && error.status === 401) {
      // The server leads to the staff's sign-in.
      if (match.staff !== undefined) return redirectDocument(url.pathname + url.search);
      if (login !== undefined) return undefined;
    }
    if (request.signal.aborted) throw error;
    source.platform.errors.report(error, { remote, page, kind: 'data' });
    return unexpected(error);
  }
}

function thrownRedirect(thrown: unknown): Response {
  if (thrown instanceof Response) return thrown;
  throw thrown;
}

/** The visitor has a login that cannot be resolved: nothing has run, and the form stays. */
const UNREACHED: Refusal = { problem: ACCOUNT_UNREACHABLE, problemsByField: {}, values: {} };

/** The typed values are unknown here: which of them are secrets is the page's knowledge. */
function unexpected(error: unknown): Refusal {
  return { problem: failureMessage(error), problemsByField: {}, values: {} };
}
