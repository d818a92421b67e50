import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLender, type LenderId } from '@aangan/shared-kit/domain/loans/lenders';
import { z } from 'zod';
import { hmac } from '../../src/foundation/digests/public.ts';
import { LENDER_SIGNATURE_HEADER } from '../../src/rent/loans/public.ts';
import { localServer } from '../local-server.ts';

/** Worthless: the sandbox lends nothing. */
export const SANDBOX_LENDERS_SECRET = 'aangan-sandbox-lenders';

/** Sends answers to our webhook. */
export const SANDBOX_LENDERS_JOB = 'sandbox-lenders';

/** An answer, in the fields of the protocol. */
export interface SandboxAnswer {
  readonly lender: LenderId;
  readonly request: string;
  readonly outcome: 'answered' | 'declined';
  readonly text: string;
}

const CALLS: Behaviour = { outcome: 'answered', text: 'Our loan desk calls you on a working day, 10 am to 6 pm.' };

interface Behaviour {
  readonly outcome: 'answered' | 'declined' | 'none';
  readonly text: string;
  /** The first request is taken and not answered. */
  readonly silentAtFirst?: true;
  /** It takes no request. */
  readonly refuses?: true;
}

/** What each lender does, so that every state can be seen. */
const BEHAVIOURS: Readonly<Record<LenderId, Behaviour>> = {
  sbi: CALLS,
  bob: { outcome: 'declined', text: 'We do not lend in this city at present.' },
  lichfl: { outcome: 'none', text: '' },
  icici: CALLS,
  hdfc: { ...CALLS, silentAtFirst: true },
  axis: { outcome: 'none', text: '', refuses: true },
};

const request = z.object({
  request: z.string(),
  name: z.string().min(1),
  phone: z.string().min(8),
  facts: z.looseObject({ incomeRupees: z.number(), valueRupees: z.number() }),
  consent: z.string().min(20),
  consentVersion: z.string(),
  agreedAt: z.iso.datetime(),
});

const withdrawal = z.object({ request: z.string() });

/** Lenders that speak our protocol over HTTP, on a free port of this machine. They store ids of requests alone. */
export function sandboxLenderServer(answers: (answer: SandboxAnswer) => Promise<void>) {
  const known = new Set<string>();

  return localServer(async (incoming: IncomingMessage, body: string, response: ServerResponse) => {
    const reply = (status: number) => void response.writeHead(status).end();
    const [, lender = '', what] = new URL(incoming.url ?? '/', 'http://lender').pathname.split('/');
    if (!isLender(lender) || incoming.method !== 'POST') return reply(404);
    if (incoming.headers[LENDER_SIGNATURE_HEADER] !== hmac(body, SANDBOX_LENDERS_SECRET)) return reply(401);
    if (what === 'withdrawals') return reply(known.delete(withdrawal.parse(JSON.parse(body)).request) ? 200 : 204);
    const { success, data } = request.safeParse(JSON.parse(body));
    if (!success) return reply(400);
    const { outcome, text, silentAtFirst, refuses } = BEHAVIOURS[lender];
    if (refuses) return reply(422);
    const isNew = !known.has(data.request);
    known.add(data.request);
    if (isNew && outcome !== 'none') await answers({ lender, request: data.request, outcome, text });
    if (isNew && silentAtFirst) return void incoming.socket.destroy();
    reply(202);
  });
}
