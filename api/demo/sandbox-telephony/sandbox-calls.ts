import { randomBytes } from 'node:crypto';
import { INDIA_OFFSET_MS } from '@aangan/shared-kit/domain/time-spans';
import { type Behaviour, behaviourOf } from './sandbox-phones.ts';

/** ms until both phones have answered, or until one has not. */
export const RINGS_MS = 3_000;

/** ms that people talk. */
const TALKS_MS = 6_000;

/** A call of the sandbox. What has become of it is computed from the clock. */
export interface SandboxCall {
  readonly sid: string;
  readonly from: string;
  readonly to: string;
  readonly customField: string;
  readonly callback: string;
  /** Epoch ms. */
  readonly createdAt: number;
  readonly behaviour: Behaviour;
}

/** The calls of a running sandbox, the newest 1,000. */
export function sandboxCalls() {
  const calls = new Map<string, SandboxCall>();
  return {
    get: (sid: string) => calls.get(sid),
    make(asked: Pick<SandboxCall, 'from' | 'to' | 'customField' | 'callback'>, createdAt: number): SandboxCall {
      const sid = randomBytes(16).toString('hex');
      const call = { ...asked, sid, createdAt, behaviour: behaviourOf(asked.from, asked.to) };
      calls.set(sid, call);
      const [oldest] = calls.keys();
      if (calls.size > 1_000 && oldest !== undefined) calls.delete(oldest);
      return call;
    },
    /** The first call between two phones since a time. */
    between: (from: string, to: string, since: number) =>
      [...calls.values()].find((call) => call.from === from && call.to === to && call.createdAt >= since),
  };
}

/** ms after which a call ends. */
export function endsAfter({ behaviour }: SandboxCall): number {
  return behaviour.ending === 'completed' ? RINGS_MS + TALKS_MS : RINGS_MS;
}

/** A call as Exotel describes it. @param now epoch ms */
export function wireCall(call: SandboxCall, now: number): object {
  const { sid, from, to, createdAt, behaviour } = call;
  const ended = now - createdAt >= endsAfter(call);
  const [first, second] = legsOf(behaviour);
  return {
    Sid: sid,
    From: from,
    To: to,
    DateCreated: indiaTime(createdAt),
    Status: ended ? behaviour.ending : 'in-progress',
    Direction: 'outbound-api',
    Details: ended
      ? { ConversationDuration: talked(behaviour), Leg1Status: first, Leg2Status: second }
      : { ConversationDuration: null, Leg1Status: null, Leg2Status: null },
  };
}

/** A webhook as Exotel sends it. */
export function wireNews(call: SandboxCall, event: 'answered' | 'terminal'): object {
  const { sid, from, to, customField, behaviour } = call;
  const shared = { CallSid: sid, EventType: event, From: from, To: to, CustomField: customField };
  if (event === 'answered') return { ...shared, Status: 'in-progress' };
  const talk = talked(behaviour);
  const legs = legsOf(behaviour).map((Status) => ({ Status, OnCallDuration: Status === 'completed' ? talk : 0 }));
  return { ...shared, Status: behaviour.ending, ConversationDuration: talk, Legs: legs };
}

function talked({ ending }: Behaviour): number {
  return ending === 'completed' ? TALKS_MS / 1_000 : 0;
}

function legsOf({ ending, unansweredBy }: Behaviour): readonly [string, string] {
  return unansweredBy === 'caller' ? [ending, 'canceled'] : ['completed', ending];
}

/** `YYYY-MM-DD HH:mm:ss` in India. */
function indiaTime(epoch: number): string {
  return new Date(epoch + INDIA_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}
