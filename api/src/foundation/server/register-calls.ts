import { callDigest, callSchemas } from '@aangan/shared-kit/build/call-digest';
import type { CallContract, CallContracts } from '@aangan/shared-kit/contracts/call';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import { askAgain, type Database } from '../database/public.ts';
import { answerBytes } from './answer-bytes.ts';
import { BAD_INPUT_MESSAGE, CallError, type InputIssue } from './call-error.ts';
import { fastifyPath } from './fastify-path.ts';
import { assertOnce, IDEMPOTENCY_HEADERS } from './idempotency-header.ts';
import { acceptMultipart } from './multipart-form.ts';

type Parsed<Call, Part extends string> = Call extends { readonly [Key in Part]: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined;

/** The input of one call after validation by its contract. */
interface CheckedInput<Call> {
  readonly params: Parsed<Call, 'params'>;
  readonly query: Parsed<Call, 'query'>;
  readonly body: Parsed<Call, 'body'>;
  readonly form: Parsed<Call, 'form'>;
  readonly upload: Call extends { readonly upload: number } ? Buffer : undefined;
  /** Where a call reads that its contract lets read from a replica. */
  readonly reader: Call extends { readonly replica: true } ? Database : undefined;
}

type CallHandler<Call> = (
  input: CheckedInput<Call>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Call extends CallContract ? z.input<Call['answer']> : never>;

/** One handler for each call of an area, typed by its contract. */
export type CallHandlers<Contracts> = {
  readonly [Name in keyof Contracts]: CallHandler<Contracts[Name]>;
};

export interface RegisterOptions {
  /** Check every response against its contract. For tests only, because it costs as much as the query. */
  readonly checkAnswers: boolean;
  /** How long a list may be cached, in seconds. */
  readonly cacheSeconds: number;
  /** A database that has what this visitor has changed. */
  readonly readerOf: (request: FastifyRequest) => Database;
}

/** Methods of calls that read, set or remove: twice has the effect of once. */
const REPEATABLE: ReadonlySet<string> = new Set(['GET', 'PUT', 'DELETE']);

const PARTS = ['params', 'query', 'body', 'form'] as const;

/** Registers the calls of one area: path, input validation, handler, response and entry in the OpenAPI page. */
export function registerCalls<const Contracts extends CallContracts>(
  app: FastifyInstance,
  contracts: Contracts,
  handlers: CallHandlers<Contracts>,
  options: RegisterOptions,
): void {
  const handlerOf: Readonly<Record<string, CallHandler<CallContract>>> = handlers as never;
  for (const [name, contract] of Object.entries<CallContract>(contracts)) {
    const handler = handlerOf[name];
    if (!handler) throw new Error(`No handler for ${name}.`);
    const [method = 'GET', path = '/'] = name.split(' ');
    const isRepeatable = REPEATABLE.has(method) && !contract.mutates;
    const route: RouteOptions = {
      method,
      url: fastifyPath(path),
      ...(contract.upload !== undefined && { bodyLimit: contract.upload }),
      config: {
        outside: contract.outside === true,
        mutates: contract.mutates === true,
        measures: contract.measures === true,
        personal: contract.personal === true,
        // Made when somebody reads the OpenAPI page: half of a server's start otherwise.
        swaggerTransform: ({ url }) => ({ url, schema: openApiSchema(name, contract) }),
      },
      handler: async (request, reply) => {
        const checkedInput = checkInput(contract, request);
        const reader = contract.replica ? options.readerOf(request) : undefined;
        const input = { ...checkedInput, reader } as CheckedInput<CallContract>;
        const ask = () => handler(input, request, reply);
        const answer = await (isRepeatable ? askAgain(ask) : ask());
        if (contract.idempotent) assertOnce(reply, name);
        if (method !== 'GET' || contract.personal) reply.header('cache-control', 'no-store');
        else if (!reply.hasHeader('cache-control'))
          reply.header('cache-control', `public, max-age=${options.cacheSeconds}`);
        if (contract.accepted) reply.code(202);
        const checked = options.checkAnswers ? contract.answer.parse(answer) : answer;
        return reply.type('application/json; charset=utf-8').send(answerBytes(checked));
      },
    };
    if (contract.multipart) acceptMultipart(app, route);
    else app.route(route);
  }
}

function checkInput(contract: CallContract, request: FastifyRequest): Omit<CheckedInput<CallContract>, 'reader'> {
  const issues: InputIssue[] = [];
  const checked: Record<string, unknown> = {};
  for (const part of PARTS) {
    const schema = contract[part];
    if (!schema) continue;
    const given = request[part === 'form' ? 'body' : part] ?? {};
    const result = schema.safeParse(given);
    // PostgreSQL's text cannot store a NUL, and no valid address contains one.
    const withNul =
      part === 'body' || part === 'form'
        ? undefined
        : Object.entries(given).find(([, value]) => String(value).includes('\0'));
    if (withNul) issues.push({ field: `${part}.${withNul[0]}`, reason: 'must not contain a NUL character' });
    else if (result.success) checked[part] = result.data;
    else {
      for (const issue of result.error.issues)
        issues.push({
          field: [part, ...issue.path.filter((key) => typeof key === 'string')].join('.'),
          reason: issue.message,
        });
    }
  }
  if (contract.upload !== undefined && !Buffer.isBuffer(request.body)) {
    issues.push({ field: 'upload', reason: 'must be the file itself, as application/octet-stream' });
  }
  if (issues.length > 0) throw new CallError(400, BAD_INPUT_MESSAGE, issues);
  return {
    params: checked.params,
    query: checked.query,
    body: checked.body,
    form: checked.form,
    upload: contract.upload === undefined ? undefined : request.body,
  } as Omit<CheckedInput<CallContract>, 'reader'>;
}

/** Publishing a remote compares its calls with `x-call` and `x-digest`. */
function openApiSchema(name: string, contract: CallContract): Record<string, unknown> {
  const schemas = callSchemas(contract);
  const { params, query, body, form, answer } = schemas;
  return {
    summary: contract.summary,
    'x-call': name,
    'x-digest': callDigest(schemas),
    ...(contract.mutates && { 'x-mutates': true }),
    ...(contract.replica && { 'x-replica': true }),
    ...(contract.outside && { 'x-outside': true }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(contract.idempotent && { headers: IDEMPOTENCY_HEADERS }),
    ...(contract.upload !== undefined && { consumes: ['application/octet-stream'] }),
    ...(form && { consumes: ['application/x-www-form-urlencoded'], body: form }),
    response: { [contract.accepted ? 202 : 200]: answer },
  };
}
