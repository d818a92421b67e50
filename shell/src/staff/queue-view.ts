import { type Html, html } from './html.ts';
import { type QueueCase, queuePath, type StaffQueue } from './staff-queue.ts';

/** Number of cases per page. */
export const PAGE_SIZE = 20;

/** A decision that was not saved, and the reason. */
export interface QueueProblem {
  /** The case of the decision. */
  readonly id: string;
  readonly message: string;
  /** Name of the chosen option, which stays selected. */
  readonly choice: string;
}

interface QueueInput {
  readonly cases: readonly QueueCase[];
  /** The requested page number from 1 on, or the last page if there are fewer. */
  readonly page: number;
  /** The hidden field with the form token. */
  readonly token: Html;
  readonly notice: string | undefined;
  readonly problem: QueueProblem | undefined;
}

/** One page of the pending cases, each with its form. */
export function queueView(queue: StaffQueue, { cases, page, token, notice, problem }: QueueInput): Html {
  const pages = Math.max(1, Math.ceil(cases.length / PAGE_SIZE));
  const shownPage = Math.min(page, pages);
  const from = (shownPage - 1) * PAGE_SIZE;
  const shown = cases.slice(from, from + PAGE_SIZE);
  const elsewhere = problem && !shown.some(({ id }) => id === problem.id);
  return html`<main class="reading"><h1>${queue.title}</h1>
${notice && html`<p class="notice" role="status">${notice}</p>`}
${elsewhere && html`<p class="problem" role="alert">${problem.message}</p>`}
<p class="soft">${queue.about}</p>
${shown.length === 0 ? html`<p>${queue.empty}</p>` : html`<p>${from + 1} to ${from + shown.length} of ${cases.length === queue.atMost && 'the first '}${cases.length}</p>`}
<div class="remotes">${shown.map((each) =>
    caseView(each, {
      action: pagePath(queue, shownPage),
      token,
      problem: problem?.id === each.id ? problem : undefined,
    }),
  )}</div>
${pages > 1 && pagesView(queue, shownPage, pages)}</main>`;
}

interface CaseInput {
  /** Target of its form: the page that it is on. */
  readonly action: string;
  readonly token: Html;
  readonly problem: QueueProblem | undefined;
}

function caseView({ id, title, known, choices }: QueueCase, { action, token, problem }: CaseInput): Html {
  const wrong = problem && html` aria-describedby="problem"`;
  const type = choices.length === 1 ? 'checkbox' : 'radio';
  return html`<section class="remote" id="${id}" aria-labelledby="title-${id}"><h2 id="title-${id}">${title}</h2>
${known}
<form method="post" action="${action}#${id}" class="fields">${problem && html`<p id="problem" class="problem" role="alert">${problem.message}</p>`}
${token}<input type="hidden" name="id" value="${id}">
<fieldset class="choices"${wrong}><legend>Your decision</legend>${choices.map(
    ({ name, label, effect }) =>
      html`<label class="choice"><input type="${type}" name="choice" value="${name}" required${name === problem?.choice && html` checked`}><span>${label}<span class="help">${effect}</span></span></label>`,
  )}</fieldset>
<p class="actions"><button class="main">Save the decision<span class="visually-hidden"> on ${title}</span></button></p></form></section>`;
}

function pagesView(queue: StaffQueue, page: number, pages: number): Html {
  return html`<nav class="actions" aria-label="Pages of this list">
${page > 1 && html`<a class="button" href="${pagePath(queue, page - 1)}" rel="prev">Before</a>`}
${page < pages && html`<a class="button" href="${pagePath(queue, page + 1)}" rel="next">Next</a>`}</nav>`;
}

/** The page of a queue that could not be loaded. */
export function unreadView(queue: StaffQueue, page: number, why: string): Html {
  return html`<main class="narrow"><h1>${queue.title}</h1><p class="problem" role="alert">${why}</p>
<p><a class="button" href="${pagePath(queue, page)}">Open the list again</a></p></main>`;
}

/** Address of a page of a queue. */
export function pagePath(queue: StaffQueue, page: number): string {
  return page === 1 ? queuePath(queue) : `${queuePath(queue)}?page=${page}`;
}
