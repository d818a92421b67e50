import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StaffGuard } from '../staff/staff-guard.ts';
import { answerFailedPage, answerOtherSite } from './failures.ts';

/** Bytes of a posted form: long texts, and no files. */
const BODY_LIMIT = 64 * 1024;

const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

interface PostedFormDeps {
  readonly isSameSite: StaffGuard['isSameSite'];
  readonly send: (request: FastifyRequest, reply: FastifyReply, form: FormData) => Promise<FastifyReply>;
}

/**
 * Forms that are posted to a page without or before JavaScript. A page of another site must not send one, and its body
 * is not read.
 */
export async function postedForms(app: FastifyInstance, { isSameSite, send }: PostedFormDeps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<Buffer>(FORM_TYPES, { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, formOf);
    scope.addHook('onRequest', async (request, reply) => {
      if (!isSameSite(request)) return answerOtherSite(request, reply);
    });
    scope.post<{ Body: FormData }>('/*', { errorHandler: answerFailedPage }, (request, reply) =>
      send(request, reply, request.body ?? new FormData()),
    );
  });
}

/** @throws Error 400 for a body that is no form, or that has a file: a page without JavaScript cannot send files */
async function formOf({ headers }: FastifyRequest, body: Buffer): Promise<FormData> {
  const type = headers['content-type'] ?? '';
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch((cause: unknown) => badForm('The form cannot be read', cause));
  for (const [name, value] of [...form]) {
    if (typeof value === 'string') continue;
    if (value.size > 0) return badForm(`The form has a file in ${name}`);
    form.delete(name);
  }
  return form;
}

function badForm(message: string, cause?: unknown): never {
  throw Object.assign(new Error(message, { cause }), { statusCode: 400 });
}
