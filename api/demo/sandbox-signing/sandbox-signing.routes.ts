import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../src/foundation/database/public.ts';
import type { Jobs } from '../../src/foundation/jobs/public.ts';
import { notFound } from '../../src/foundation/server/public.ts';
import { AGREEMENTS_JOB } from '../../src/home-services/public.ts';
import { sandboxSignature } from './sandbox-signing.tables.ts';
import { sandboxSigningPage } from './sandbox-signing.ts';

const params = z.object({ id: z.string().regex(/^sgn_[\w-]{24}$/) });
const decided = z.object({ decision: z.enum(['signed', 'refused']) });

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";
const NO_SIGNATURE = 'There is no such signature.';

interface SandboxSigningDeps {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'send'>;
  readonly now: () => number;
}

/** The pages on which a signer of the demonstration signs or refuses. */
export function sandboxSigningPages(app: FastifyInstance, { database, jobs, now }: SandboxSigningDeps): void {
  const idOf = (input: unknown) => {
    const { success, data } = params.safeParse(input);
    if (!success) throw notFound(NO_SIGNATURE);
    return data.id;
  };

  app.get(sandboxSigningPage(':id'), { schema: { hide: true } }, async (request, reply) => {
    const id = idOf(request.params);
    const [row] = await database.select().from(sandboxSignature).where(eq(sandboxSignature.id, id));
    if (!row) throw notFound(NO_SIGNATURE);
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', POLICY)
      .type('text/html; charset=utf-8')
      .send(pageHtml(row.signer, row.state, sandboxSigningPage(id)));
  });

  app.post(sandboxSigningPage(':id'), { schema: { hide: true } }, async (request, reply) => {
    const id = idOf(request.params);
    const { success, data } = decided.safeParse(request.body);
    if (!success) throw notFound(NO_SIGNATURE);
    await database
      .update(sandboxSignature)
      .set({ state: data.decision, decidedAt: new Date(now()) })
      .where(and(eq(sandboxSignature.id, id), eq(sandboxSignature.state, 'open')));
    // As the webhook of a provider does.
    await jobs.send(AGREEMENTS_JOB, {});
    return reply.redirect(sandboxSigningPage(id), 303);
  });
}

const STATES = {
  open: 'This is a demonstration: the signature is worth nothing.',
  signed: 'You have signed.',
  refused: 'You have refused to sign.',
} as const;

function pageHtml(signer: string, state: keyof typeof STATES, action: string): string {
  const name = signer.replace(/[&<>"]/g, '');
  const form =
    state === 'open'
      ? `<form method="post" action="${action}"><button name="decision" value="signed">Sign</button>
<button name="decision" value="refused">Refuse</button></form>`
      : '';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sign an agreement</title><style>body{font:16px system-ui;margin:2rem auto;max-width:30rem;padding:0 1rem}
button{font:inherit;min-height:44px;margin-right:1rem;padding:0 1.5rem}</style>
<h1>Rental agreement</h1><p>Signer: ${name}</p><p>${STATES[state]}</p>${form}</html>`;
}
