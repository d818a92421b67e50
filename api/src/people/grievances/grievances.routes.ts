import type { Grievance, grievanceCalls } from '@aangan/shared-kit/contracts/grievances';
import {
  type ApiSettings,
  type CallHandlers,
  callError,
  callLimit,
  deviceIdOf,
  visitorAddress,
} from '../../foundation/server/public.ts';
import type { StaffCallDeps } from '../staff/public.ts';
import type { GrievanceMessages } from './grievance-messages.ts';
import { SAMPLE_OFFICER } from './grievance-settings.ts';
import {
  countWaiting,
  decideGrievance,
  grievanceByToken,
  grievancesOf,
  waitingGrievances,
} from './grievances.queries.ts';
import type { GrievanceRow } from './grievances.tables.ts';
import { sendGrievance } from './send-grievance.ts';

/** Grievances a minute: a person sends one, several people behind one address a few. */
const A_MINUTE = { device: 3, address: 10, message: 'Too many requests. Try again in a minute.' } as const;

const QUEUE = { queue: 'grievances', role: 'support' } as const;

interface GrievanceDeps extends StaffCallDeps {
  /** Null where there is none yet. */
  readonly officer: ApiSettings['grievanceOfficer'];
  readonly messages: GrievanceMessages;
}

/** Grievances: sending one, its state, and the decisions of staff. */
export function grievanceHandlers(deps: GrievanceDeps): CallHandlers<typeof grievanceCalls> {
  const { app, database, sessions, now, officer = SAMPLE_OFFICER, decisions, messages } = deps;
  const countHit = callLimit(app, A_MINUTE);
  return {
    async 'GET /api/v1/grievances/officer'() {
      return { officer };
    },

    async 'POST /api/v1/grievances'({ form: { kind, text, subject, name, contact } }, request) {
      const origin = deviceIdOf(request) ?? visitorAddress(request);
      await countHit(request, origin);
      const accountId = (await sessions.viewer(request))?.accountId ?? null;
      const sent = { kind, text, subject, accountId, name, contact, origin };
      const { row, isNew } = await sendGrievance(database, sent, new Date(now()));
      if (isNew) {
        // The grievance is saved even if the queue rejects the message: its page says the same.
        await messages
          .tell('received', row.number)
          .catch((error: unknown) => request.log.error({ err: error }, 'acknowledgement was not queued'));
      }
      return { number: row.number, token: row.token, dueOn: row.dueAt.getTime() };
    },

    async 'GET /api/v1/grievances/{token}'({ params }) {
      const found = await grievanceByToken(database, params.token);
      if (!found) throw callError('no-grievance');
      return { grievance: wireGrievance(found) };
    },

    async 'GET /api/v1/user/grievances'(_input, request) {
      const { accountId } = await sessions.required(request);
      return { grievances: (await grievancesOf(database, accountId)).map(wireGrievance) };
    },

    async 'GET /api/v1/staff/grievances'(_input, request) {
      await sessions.staff(request, 'support');
      const rows = await waitingGrievances(database);
      return {
        grievances: rows.map(({ row: { number, kind, text, subject, receivedAt, dueAt }, name }) => ({
          ...{ number, kind, text, subject, name },
          receivedOn: receivedAt.getTime(),
          dueOn: dueAt.getTime(),
        })),
      };
    },

    async 'GET /api/v1/staff/grievances/waiting'(_input, request) {
      await sessions.staff(request, 'support');
      return { waiting: await countWaiting(database) };
    },

    async 'POST /api/v1/staff/grievances/{number}'({ params: { number }, body: { outcome, reason } }, request) {
      const staff = await sessions.staff(request, 'support');
      await database.transaction(async (transaction) => {
        const decided = await decideGrievance(transaction, number, { outcome, answer: reason, at: new Date(now()) });
        if (!decided) throw callError('complaint-decided');
        // The person has read the answer, so it is not taken back.
        const decision = { ...QUEUE, caseId: number, decision: outcome, reason, reversible: false };
        await decisions.note(decision, { staff, request, transaction });
      });
      await messages.tell('decided', number);
      return { outcome };
    },
  };
}

function wireGrievance(row: GrievanceRow): Grievance {
  const { number, token, kind, text, subject, receivedAt, dueAt, decidedAt, outcome, answer } = row;
  return {
    ...{ number, token, kind, text, subject, outcome },
    receivedOn: receivedAt.getTime(),
    dueOn: dueAt.getTime(),
    decidedOn: decidedAt?.getTime() ?? null,
    answer: answer ?? '',
  };
}
