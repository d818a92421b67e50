import type { CallContract, ErrorAnswer } from '@aangan/shared-kit/contracts/call';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { sampleAnswer } from './sample-answer.ts';

/** Answers of a squad by call: a value, or a function of the checked input. */
export type StubAnswers = Readonly<Record<string, unknown>>;

interface StubApiOptions {
  readonly contracts: Readonly<Record<string, CallContract>>;
  /** The current answers: they may change while it runs. */
  readonly answers: () => Promise<StubAnswers>;
  /** Gets a line for each call that has no answer of its own. */
  readonly say: (line: string) => void;
}

const PARTS = ['params', 'query', 'body', 'form'] as const;

/**
 * An API that answers every call by its contract, without data: with the answers that it is given, and otherwise with a
 * small sample. It checks input and answers as the API does. It does not listen yet.
 */
export async function stubApi({ contracts, answers, say }: StubApiOptions): Promise<FastifyInstance> {
  const app = Fastify({ forceCloseConnections: true });
  await app.register(formbody);
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) => body);
  app.get('/healthz', () => ({ ok: true }));
  for (const [call, contract] of Object.entries(contracts)) {
    const [method = 'GET', path = '/'] = call.split(' ');
    app.route({
      method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      async handler(request, reply) {
        const input = checkedInput(contract, request);
        if ('issues' in input) return reply.code(400).send(failure(request, 400, 'The input is wrong.', input.issues));
        const given = (await answers())[call];
        const answer = given === undefined ? sampleAnswer(contract.answer) : await answerFor(given, input.values);
        if (given === undefined) say(`${call} is answered with a sample`);
        if (answer instanceof Error) return reply.code(500).send(failure(request, 500, answer.message));
        const checked = contract.answer.safeParse(answer);
        if (!checked.success) {
          const why = given === undefined ? 'has no answer that fits its contract' : checked.error.message;
          say(`${call}: ${why}`);
          return reply.code(501).send(failure(request, 501, `${call}: ${why}`));
        }
        return reply.code(contract.accepted ? 202 : 200).send(checked.data);
      },
    });
  }
  return app;
}

type CheckedInput = { readonly values: object } | { readonly issues: NonNullable<ErrorAnswer['issues']> };

function checkedInput(contract: CallContract, request: FastifyRequest): CheckedInput {
  const parts = PARTS.flatMap((part) => {
    const schema = contract[part];
    if (!schema || (part === 'form' && contract.multipart)) return [];
    return [{ part, result: schema.safeParse(request[part === 'form' ? 'body' : part] ?? {}) }];
  });
  const issues = parts.flatMap(({ part, result }) =>
    result.success
      ? []
      : result.error.issues.map((issue) => ({ field: [part, ...issue.path].join('.'), reason: issue.message })),
  );
  if (issues.length > 0) return { issues };
  // Under the names that the input of a call has in a page.
  const values = parts.map(({ part, result }) => [part === 'body' ? 'json' : part, result.data]);
  return { values: Object.fromEntries(values) };
}

function answerFor(given: unknown, input: object): unknown {
  return typeof given === 'function' ? given(input) : given;
}

function failure(
  request: FastifyRequest,
  statusCode: number,
  message: string,
  issues?: ErrorAnswer['issues'],
): ErrorAnswer {
  return { statusCode, message, requestId: request.id, ...(issues && { issues }) };
}
