import { randomInt, randomUUID } from 'node:crypto';
import type { PersonCall } from '@aangan/shared-kit/contracts/calls';
import type { AskedContact } from '@aangan/shared-kit/contracts/contacts';
import { sandboxTelephonyModule } from '../demo/sandbox-telephony/module.ts';
import { SANDBOX_INBOUND_SECRET, sandboxTelephony } from '../demo/sandbox-telephony/sandbox-telephony.ts';
import { CHECK_JOB } from '../src/foundation/telephony/telephony.jobs.ts';
import { MODULES } from '../src/modules.ts';
import { type SignedIn, signedIn } from './signed-in.ts';
import { type OpenHome, openHome, openVisitServer, type VisitServer } from './visit-server.ts';

/** A seeker and the owner of a home, with a contact between them. */
export interface CallPair {
  readonly home: OpenHome;
  readonly owner: SignedIn;
  readonly seeker: SignedIn;
  readonly contactId: string;
}

interface PressAnswer {
  readonly status: number;
  readonly call: PersonCall;
  readonly message: string;
}

/** The API with the sandbox of the telephone company, and a clock that tests set. */
export interface CallServer extends VisitServer {
  /** A new pair. @param endings the last four digits of each phone, which the sandbox treats */
  pair(endings?: { readonly owner?: string; readonly seeker?: string }): Promise<CallPair>;
  /** Presses "Call", by default with a new key. */
  press(who: SignedIn, contactId: string, key?: string): Promise<PressAnswer>;
  /** The call as a person sees it now. */
  seen(who: SignedIn, callId: string): Promise<PersonCall>;
  /** Lets time pass, with the jobs that are due. */
  later(ms: number): Promise<void>;
  /** Asks the provider about calls without news, as every minute. */
  check(): Promise<void>;
  /** Dials the bridge number. */
  dial(phone: string, secret?: string): Promise<{ status: number; body: Record<string, unknown>; sid: string }>;
}

export async function openCallServer(): Promise<CallServer> {
  const sandbox = sandboxTelephony();
  const server = await openVisitServer({
    modules: [...MODULES, sandboxTelephonyModule],
    telephony: sandbox.open,
    sandboxTelephony: sandbox,
    inboundSecret: SANDBOX_INBOUND_SECRET,
  });
  const { database, app, jobs } = server;
  const person = (name: string, ending: string | undefined) =>
    signedIn(database, { name, ...(ending !== undefined && { phone: phoneWith(ending) }) });
  return Object.assign(server, {
    async pair({ owner: ownerEnding, seeker: seekerEnding }: { owner?: string; seeker?: string } = {}) {
      const home = await openHome(server, await person('Farhan Khan', ownerEnding));
      const seeker = await person('Meera Pillai', seekerEnding);
      const path = `/api/v3/activity/contact/${home.id}`;
      const { body, text } = await server.call<AskedContact>(seeker, 'POST', path, {});
      if (body.contactId === null || body.contactId === undefined) throw new Error(text);
      return { home, owner: home.owner, seeker, contactId: body.contactId };
    },

    async press(who: SignedIn, contactId: string, key: string = randomUUID()) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/v1/user/calls',
        headers: { device: 'DESKTOP', cookie: who.cookie, 'idempotency-key': key },
        payload: { contactId },
      });
      const body = answer.json<{ call: PersonCall; message: string }>();
      return { status: answer.statusCode, call: body.call, message: body.message };
    },

    async seen(who: SignedIn, callId: string) {
      const { body, text } = await server.call<{ call?: PersonCall }>(who, 'GET', `/api/v1/user/calls/${callId}`);
      if (!body.call) throw new Error(text);
      return body.call;
    },

    async later(ms: number) {
      await jobs.drain();
      server.now += ms;
      await jobs.drain();
    },

    async check() {
      await jobs.send(CHECK_JOB, {});
      await jobs.drain();
    },

    async dial(phone: string, secret: string = SANDBOX_INBOUND_SECRET) {
      const sid = randomUUID();
      const query = new URLSearchParams({ CallSid: sid, CallFrom: phone.replace('+91', '0'), CallTo: '08000000000' });
      const url = `/api/v1/telephony/sandbox-telephony/inbound/${secret}?${query}`;
      const answer = await app.inject({ method: 'GET', url });
      return { status: answer.statusCode, body: answer.json<Record<string, unknown>>(), sid };
    },
  });
}

/** A number with an ending, which nobody else has. */
function phoneWith(ending: string): string {
  return `+919${randomInt(1e4, 1e5)}${ending}`;
}
