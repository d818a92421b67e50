import { INDIA_OFFSET_MS } from '@aangan/shared-kit/domain/time-spans';
import { z } from 'zod';
import { BridgeRefused, type CallNews, type NewBridge, type Telephony, TelephonyError } from './telephony.ts';

interface ExotelSettings {
  readonly sid: string;
  readonly key: string;
  readonly token: string;
  /** The bridge number (ExoPhone), which both phones show. */
  readonly callerId: string;
  /** `https://api.in.exotel.com`, without a slash at the end; asked before each request. */
  readonly url: () => Promise<string>;
}

const TIMEOUT_MS = 10_000;

/** Seconds that each phone rings, and that a call may last. */
const RING_SECONDS = 45;
const TALK_SECONDS = 3_600;

const status = z.enum(['queued', 'ringing', 'in-progress', 'completed', 'failed', 'busy', 'no-answer', 'canceled']);

/** Their words; `canceled` is a call whose caller hung up before the other answered. */
const STATE_OF = {
  queued: 'ringing',
  ringing: 'ringing',
  'in-progress': 'ringing',
  completed: 'completed',
  failed: 'failed',
  busy: 'busy',
  'no-answer': 'no-answer',
  canceled: 'no-answer',
} as const satisfies Record<z.infer<typeof status>, CallNews['state']>;

/** Numbers come as texts in forms, and empty where there is none. */
const seconds = z.preprocess((value) => (value === '' ? null : value), z.coerce.number().int().min(0).nullish());

const leg = z.object({ Status: z.string().nullish(), OnCallDuration: seconds });

/** The fields of a call that we read. `Legs` are the caller's phone and the other one, in this order. */
const call = z.object({
  Call: z.object({
    Sid: z.string().min(1),
    Status: status,
    Details: z
      .object({ ConversationDuration: seconds, Leg1Status: z.string().nullish(), Leg2Status: z.string().nullish() })
      .nullish(),
  }),
});

const list = z.object({ Calls: z.array(call.shape.Call) });

const news = z.object({
  CallSid: z.string().min(1),
  EventType: z.string().nullish(),
  Status: status,
  ConversationDuration: seconds,
  Legs: z.array(leg).nullish(),
});

const inbound = z.object({ CallSid: z.string().min(1), CallFrom: z.string() });

const inboundEnd = z.object({
  CallSid: z.string().min(1),
  DialCallStatus: status.or(z.literal('')).nullish(),
  DialCallDuration: seconds,
});

/**
 * Exotel Voice v1. Its requests have no idempotency key, and its webhooks no signature: the address of the webhook has a
 * token. Source: developer.exotel.com/docs/voice-v1/api-reference/connect-two-numbers, …/status-callback,
 * developer.exotel.com/api/call-details and …/call-details-bulk, and, for inbound calls,
 * support.exotel.com/support/solutions/articles/3000096873 (Connect applet with a dynamic URL).
 */
export function exotel({ sid, key, token, callerId, url }: ExotelSettings): Telephony {
  const authorization = `Basic ${Buffer.from(`${key}:${token}`).toString('base64')}`;

  async function ask(path: string, form?: URLSearchParams): Promise<{ status: number; json: unknown }> {
    try {
      const response = await fetch(`${await url()}/v1/Accounts/${encodeURIComponent(sid)}${path}`, {
        method: form ? 'POST' : 'GET',
        headers: { authorization, ...(form && { 'content-type': 'application/x-www-form-urlencoded' }) },
        ...(form && { body: form.toString() }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return { status: response.status, json: await response.json() };
    } catch (error) {
      throw new TelephonyError('Exotel does not answer', { cause: error });
    }
  }

  return {
    name: 'exotel',

    async connect(bridge) {
      const { status: code, json } = await ask('/Calls/connect.json', connectForm(bridge, callerId));
      if (code === 200) return callNews(read(call, json).Call);
      // 429 and 5xx: it is unknown whether it was done.
      if (code < 400 || code >= 500 || code === 429) throw new TelephonyError(`Exotel answers ${code} to a call`);
      throw new BridgeRefused(`Exotel answers ${code} to a call`);
    },

    async find(providerCall) {
      const { status: code, json } = await ask(`/Calls/${encodeURIComponent(providerCall)}.json?details=true`);
      if (code === 404) return undefined;
      if (code !== 200) throw new TelephonyError(`Exotel answers ${code} about a call`);
      return callNews(read(call, json).Call);
    },

    async findBetween({ caller, other }, since) {
      const query = new URLSearchParams({
        From: caller,
        To: other,
        DateCreated: `gte:${exotelTime(since)}`,
        SortBy: 'DateCreated:asc',
        PageSize: '1',
        details: 'true',
      });
      const { status: code, json } = await ask(`/Calls.json?${query}`);
      if (code !== 200) throw new TelephonyError(`Exotel answers ${code} to a list`);
      const [first] = read(list, json).Calls;
      return first && callNews(first);
    },

    readNews(fields) {
      const found = news.safeParse(fields).data;
      if (!found) return undefined;
      const { CallSid: providerCall, EventType, Status, ConversationDuration, Legs } = found;
      if (EventType === 'answered') return { providerCall, state: 'answered', unansweredBy: null, talkSeconds: null };
      const statuses = Legs?.map(({ Status: legStatus }) => legStatus);
      return newsOf(providerCall, Status, statuses, ConversationDuration ?? null);
    },

    readInbound(query) {
      const found = inbound.safeParse(query).data;
      return found && { providerCall: found.CallSid, from: internationalPhone(found.CallFrom) };
    },

    readInboundEnd(query) {
      const found = inboundEnd.safeParse(query).data;
      if (!found) return undefined;
      const { CallSid, DialCallStatus, DialCallDuration } = found;
      const state = DialCallStatus ? STATE_OF[DialCallStatus] : 'no-answer';
      const talked = state === 'completed' ? (DialCallDuration ?? null) : 0;
      const unanswered = state === 'completed' ? null : 'other';
      return { providerCall: CallSid, state, unansweredBy: unanswered, talkSeconds: talked };
    },

    routeTo(phone) {
      // Without a number the flow goes on to what it says after a failed connection.
      if (phone === undefined) return { status: 404, body: {} };
      return {
        status: 200,
        body: {
          fetch_after_attempt: false,
          destination: { numbers: [phone] },
          outgoing_phone_number: callerId,
          record: false,
          max_ringing_duration: RING_SECONDS,
          max_conversation_duration: TALK_SECONDS,
        },
      };
    },
  };
}

function connectForm({ id, caller, other, newsUrl }: NewBridge, callerId: string): URLSearchParams {
  return new URLSearchParams([
    ['From', caller],
    ['To', other],
    ['CallerId', callerId],
    ['CallType', 'trans'],
    ['Record', 'false'],
    ['TimeOut', String(RING_SECONDS)],
    ['TimeLimit', String(TALK_SECONDS)],
    ['CustomField', id],
    ['StatusCallback', newsUrl],
    ['StatusCallbackContentType', 'application/json'],
    ['StatusCallbackEvents[0]', 'answered'],
    ['StatusCallbackEvents[1]', 'terminal'],
  ]);
}

function callNews({ Sid, Status, Details }: z.infer<typeof call>['Call']): CallNews {
  const legs = Details ? [Details.Leg1Status, Details.Leg2Status] : undefined;
  return newsOf(Sid, Status, legs, Details?.ConversationDuration ?? null);
}

/** @param legs what became of the caller's phone, then of the other one */
function newsOf(
  providerCall: string,
  theirs: z.infer<typeof status>,
  legs: readonly (string | null | undefined)[] | undefined,
  talked: number | null,
): CallNews {
  const state = STATE_OF[theirs];
  const open = state === 'ringing' || state === 'completed';
  const unansweredBy = open || !legs?.[0] ? null : legs[0] === 'completed' ? 'other' : 'caller';
  return { providerCall, state, unansweredBy, talkSeconds: state === 'ringing' ? null : talked };
}

/** @throws TelephonyError for an answer that is not as documented: what it did is unknown */
function read<Schema extends z.ZodType>(schema: Schema, json: unknown): z.output<Schema> {
  const found = schema.safeParse(json);
  if (!found.success) throw new TelephonyError('Exotel answers otherwise than documented');
  return found.data;
}

/** `YYYY-MM-DD HH:mm:ss` in India. */
function exotelTime(at: Date): string {
  return new Date(at.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** Exotel gives Indian numbers with a 0 before the ten digits. */
function internationalPhone(given: string): string {
  const digits = given.replace(/[^\d+]/g, '');
  if (digits.startsWith('+')) return digits;
  return `+91${digits.replace(/^0|^91(?=\d{10}$)/, '')}`;
}
