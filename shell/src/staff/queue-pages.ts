import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountOnly } from './account-only.ts';
import { html } from './html.ts';
import { pagePath, type QueueProblem, queueView, unreadView } from './queue-view.ts';
import { staffCall } from './staff-call.ts';
import { formToken, sendStaffPage, staffBar } from './staff-document.ts';
import { fieldOf, type StaffGuard } from './staff-guard.ts';
import { STAFF_QUEUES } from './staff-nav.ts';
import type { StaffPeople, StaffStep } from './staff-people.ts';
import { queuePath, type StaffQueue } from './staff-queue.ts';

interface QueuePagesDeps {
  readonly guard: StaffGuard;
  readonly people: Pick<StaffPeople, 'step'>;
  /** Public prefix of pictures. */
  readonly assetUrl: string;
  /** Epoch ms. */
  readonly now: () => number;
}

interface Shown {
  readonly status?: number;
  readonly notice?: string | undefined;
  readonly problem?: QueueProblem;
}

/** Ids as the API makes them. Anything else could lead to another call. */
const ID = /^[\w-]{1,64}$/;

const UNCHOSEN = 'Choose what is to be done.';
const GONE = 'Nothing was saved: somebody else has decided this meanwhile, or it does not wait any more.';

/**
 * The pages of the staff queues. The API lists and decides for the signed-in account. This server calls it with the
 * browser's own login. Works without scripts.
 */
export function queuePages(scope: FastifyInstance, deps: QueuePagesDeps): void {
  const preHandler = accountOnly(deps.guard);
  for (const queue of STAFF_QUEUES) {
    const path = queuePath(queue);
    scope.get(path, { preHandler }, (request, reply) =>
      sendQueue(deps, queue, request, reply, { notice: noticeOf(queue, request.query) }),
    );
    scope.post(path, { preHandler }, (request, reply) => decide(deps, queue, request, reply));
  }
}

async function decide(
  deps: QueuePagesDeps,
  queue: StaffQueue,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const id = fieldOf(request.body, 'id');
  const choice = queue.choices.find(({ name }) => name === fieldOf(request.body, 'choice'));
  if (!choice) {
    return sendQueue(deps, queue, request, reply, { status: 400, problem: { id, message: UNCHOSEN, choice: '' } });
  }
  const step = ID.test(id)
    ? await staffCall(deps.people, request, `${callOf(queue)}/${id}`, choice.body)
    : NO_SUCH_CASE;
  if (step.status !== 200) {
    const problem = { id, message: refusal(step), choice: choice.name };
    return sendQueue(deps, queue, request, reply, { status: step.status, problem });
  }
  request.log.info({ queue: queue.name, choice: choice.name }, 'The staff decided');
  const onOffer = queue.onOffer(step.answer);
  const done = new URLSearchParams({
    done: choice.name,
    ...(onOffer !== undefined && { offer: onOffer ? 'on' : 'off' }),
  });
  const page = pagePath(queue, pageOf(request.query));
  return reply.redirect(`${page}${page.includes('?') ? '&' : '?'}${done}`, 303);
}

const NO_SUCH_CASE: Pick<StaffStep, 'status' | 'message' | 'answer'> = {
  status: 404,
  message: GONE,
  answer: undefined,
};

function refusal({ status, message }: Pick<StaffStep, 'status' | 'message'>): string {
  if (status === 404 || status === 409) return GONE;
  // Without an answer, the outcome is unknown.
  return status === 503 ? message : `Nothing was saved. ${message}`;
}

async function sendQueue(
  { guard, people, assetUrl, now }: QueuePagesDeps,
  queue: StaffQueue,
  request: FastifyRequest,
  reply: FastifyReply,
  { status = 200, notice, problem }: Shown,
): Promise<FastifyReply> {
  const list = await staffCall(people, request, callOf(queue));
  const page = pageOf(request.query);
  const view =
    list.status === 200
      ? queueView(queue, {
          cases: queue.cases(list.answer, now()),
          page,
          token: formToken(guard, request),
          notice,
          problem,
        })
      : unreadView(queue, page, problem?.message ?? list.message);
  return sendStaffPage(reply, {
    title: problem ? `Not saved: ${queue.title}` : queue.title,
    status: list.status === 200 ? status : 503,
    body: html`${staffBar(guard, request)}${view}`,
    pictures: `${assetUrl}/pictures/`,
  });
}

function callOf({ name }: StaffQueue): `/api/v1/staff/${string}` {
  return `/api/v1/staff/${name}`;
}

function pageOf(query: unknown): number {
  return Math.max(1, Math.min(1000, Math.floor(Number(fieldOf(query, 'page'))) || 1));
}

const OFFER: Readonly<Record<string, string>> = {
  on: ' The listing is on offer.',
  off: ' The listing is not on offer.',
};

/** The result of a decision, from the address that the decision redirects to. */
function noticeOf(queue: StaffQueue, query: unknown): string | undefined {
  const choice = queue.choices.find(({ name }) => name === fieldOf(query, 'done'));
  return choice && `${choice.done}${OFFER[fieldOf(query, 'offer')] ?? ''}`;
}
