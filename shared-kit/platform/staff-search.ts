import { caseSearchError } from '../domain/case-search.ts';
import { type Http, HttpError } from './http.ts';
import type { ActionArgs, PageArgs, Refusal } from './page.ts';
import { problemsOf } from './problems.ts';
import { redirect } from './router.ts';
import { decideStaffCase, loadStaffQueue, type StaffQueue, type StaffQueueData } from './staff-queue.ts';
import { STAFF_SEARCH_WORDS } from './staff-search.words.ts';

/** A queue about people, whose cases staff can search. Only pages with a search load its code. */
export interface SearchedQueue<Case> extends StaffQueue<Case> {
  readonly search: {
    /** Whether the cases are about listings, whose id or address can be typed. */
    readonly listings: boolean;
    /** @returns ids of the cases that match */
    find(http: Http, text: string): Promise<readonly string[]>;
  };
}

export interface SearchedQueueData<Case> extends StaffQueueData<Case> {
  /** Whether only the cases are shown that a search has found. */
  readonly found: boolean;
}

/** The field of the search. */
export const SEARCH_FIELD = 'find';

/** The loader of a searched queue's page: all cases, or those that the address names. */
export async function loadSearchedQueue<Case>(
  queue: SearchedQueue<Case>,
  args: PageArgs,
): Promise<SearchedQueueData<Case>> {
  const ids = args.url.searchParams.get('found')?.split(',').filter(Boolean);
  const data = await loadStaffQueue({ ...queue, list: (http) => queue.list(http, ids) }, args);
  return { ...data, found: ids !== undefined };
}

/**
 * The action of a searched queue's page. What is typed may be a phone number: it is posted, and never in an address. The
 * found cases are shown by their ids. What was typed stays in the field when there are none.
 */
export async function actOnSearchedQueue<Case>(
  queue: SearchedQueue<Case>,
  args: ActionArgs,
): Promise<Response | Refusal> {
  const { form, url, platform } = args;
  const typed = form.get(SEARCH_FIELD);
  if (typeof typed !== 'string') return decideStaffCase(queue, args);
  const text = typed.trim();
  const refused = (problem: string | undefined, wrong?: string): Refusal => ({
    problem,
    problemsByField: wrong === undefined ? {} : { [SEARCH_FIELD]: wrong },
    values: { [SEARCH_FIELD]: text },
  });
  const wrong = caseSearchError(text);
  if (wrong) return refused(undefined, wrong);
  try {
    const ids = await queue.search.find(platform.http, text);
    if (ids.length === 0) return refused(STAFF_SEARCH_WORDS.nothing(text));
    return redirect(`${url.pathname}?${new URLSearchParams({ found: ids.join(',') })}`);
  } catch (error) {
    if (!(error instanceof HttpError) || error.status === 401) throw error;
    return refused(problemsOf(error).problem);
  }
}
