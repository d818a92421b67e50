import type { StaffDecision } from '../contracts/staff.ts';
import { CASES_ON_PAGE, reasonError } from '../domain/staff-decision.ts';
import { type Http, HttpError } from './http.ts';
import type { ActionArgs, PageArgs, PageHead, Refusal } from './page.ts';
import { problemsOf } from './problems.ts';
import { redirect } from './router.ts';

/** A decision that staff can make about a case. */
export interface StaffChoice {
  /** Value in the form, in the address afterwards, and in the log of decisions. */
  readonly name: string;
  readonly label: string;
  /** What happens then, shown before the decision. */
  readonly effect: string;
  /** What has happened, shown after it. */
  readonly done: string;
  /** It takes something from a person, so staff say why. */
  readonly needsReason?: true;
}

/** A decision as staff made it. */
export interface MadeDecision {
  readonly id: string;
  readonly choice: string;
  /** Left out if none was given. */
  readonly reason?: string;
}

/** Cases of one kind that wait for staff, with the possible decisions. */
export interface StaffQueue<Case> {
  /** Last segment of its address; its name in the log of decisions. */
  readonly name: string;
  readonly title: string;
  /** What waits here, and why it matters. */
  readonly about: string;
  /** Shown when nothing waits. */
  readonly empty: string;
  /** The most that the API lists at once; more may wait. */
  readonly atMost: number;
  readonly choices: readonly StaffChoice[];
  /** Who reads the reason; by default the other staff alone. */
  readonly reasonReader?: string;
  /** Lists what waits. @param ids those cases alone, which a search has found */
  list(http: Http, ids?: readonly string[]): Promise<readonly Case[]>;
  idOf(each: Case): string;
  titleOf(each: Case): string;
  /** The choices that fit a case; all by default. */
  choicesFor?(each: Case): readonly StaffChoice[];
  /** Decides a case. @returns whether its listing is on offer now, if it is about one */
  decide(http: Http, decision: MadeDecision): Promise<boolean | undefined>;
  /** Takes the last decision on a case back; absent where the effect is not reversible. */
  takeBack?(http: Http, id: string): Promise<unknown>;
}

/** The choice that takes a decision back. */
export const TAKE_BACK = 'take-back';

/** What a page of a queue shows. */
export interface StaffQueueData<Case> {
  readonly cases: readonly Case[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly decisions: readonly StaffDecision[];
  /** What has just been decided. */
  readonly notice: string | undefined;
}

/** The loader of a queue's page: `export const loader = (args: PageArgs) => loadStaffQueue(QUEUE, args)`. */
export async function loadStaffQueue<Case>(
  queue: StaffQueue<Case>,
  { url, platform: { http } }: PageArgs,
): Promise<StaffQueueData<Case>> {
  const [cases, { decisions }] = await Promise.all([
    queue.list(http),
    http.request('GET /api/v1/staff/decisions/{queue}', { params: { queue: queue.name } }),
  ]);
  const pages = Math.max(1, Math.ceil(cases.length / CASES_ON_PAGE));
  const page = Math.min(pages, Math.max(1, Math.floor(Number(url.searchParams.get('page'))) || 1));
  const from = (page - 1) * CASES_ON_PAGE;
  const shown = cases.slice(from, from + CASES_ON_PAGE);
  return { cases: shown, total: cases.length, page, pages, decisions, notice: noticeOf(queue, url) };
}

/** The action of a queue's page: `export const action = (args: ActionArgs) => decideStaffCase(QUEUE, args)`. */
export async function decideStaffCase<Case>(
  queue: StaffQueue<Case>,
  { form, url, platform: { http } }: ActionArgs,
): Promise<Response | Refusal> {
  const [id, name, reason] = ['id', 'choice', 'reason'].map((field) => String(form.get(field) ?? '').trim());
  const values = { id: id ?? '', choice: name ?? '', reason: reason ?? '' };
  const refused = (problem: string): Refusal => ({ problem, problemsByField: {}, values });
  const choice = queue.choices.find((each) => each.name === name);
  if (!choice && !(name === TAKE_BACK && queue.takeBack)) return refused('Choose a decision.');
  const unsaid = choice?.needsReason && reasonError(values.reason);
  if (unsaid) return { problem: undefined, problemsByField: { reason: unsaid }, values };
  try {
    const onOffer = choice
      ? await queue.decide(http, {
          id: values.id,
          choice: choice.name,
          ...(values.reason && { reason: values.reason }),
        })
      : void (await queue.takeBack?.(http, values.id));
    return redirect(`${url.pathname}?${afterwards(url, values.choice, onOffer)}`);
  } catch (error) {
    if (!(error instanceof HttpError) || error.status === 401) throw error;
    return refused(refusalWords(error));
  }
}

/** The head of a staff page: no search engine keeps it. */
export function staffHead(title: string): PageHead {
  return { title: `${title} | Aangan staff`, robots: 'noindex,nofollow' };
}

function afterwards({ searchParams }: URL, done: string, onOffer: boolean | undefined): URLSearchParams {
  const page = searchParams.get('page');
  return new URLSearchParams({
    ...(page && { page }),
    done,
    ...(onOffer !== undefined && { offer: onOffer ? 'on' : 'off' }),
  });
}

function refusalWords(error: HttpError): string {
  if (error.status === 404)
    return 'Nothing was saved, because the case no longer waits for a decision. Somebody else may have decided it.';
  const { problem = '' } = problemsOf(error);
  // Without an answer, the decision may have been saved.
  return error.status === undefined ? problem : `Nothing was saved. ${problem}`;
}

const OFFER: Readonly<Record<string, string>> = {
  on: ' The listing is shown.',
  off: ' The listing is not shown.',
};

function noticeOf({ choices }: Pick<StaffQueue<never>, 'choices'>, { searchParams }: URL): string | undefined {
  const done = searchParams.get('done');
  if (done === TAKE_BACK) return 'You have undone the decision. The case waits again.';
  const choice = choices.find(({ name }) => name === done);
  return choice && `${choice.done}${OFFER[searchParams.get('offer') ?? ''] ?? ''}`;
}
