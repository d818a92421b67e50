import { randomInt } from 'node:crypto';
import { contactOf, GRIEVANCES_A_DAY, type GrievanceKind, grievanceDue } from '@aangan/shared-kit/domain/grievance';
import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import type { Database } from '../../foundation/database/public.ts';
import { digestOf } from '../../foundation/digests/public.ts';
import { newToken } from '../../foundation/random/public.ts';
import { badInput, CallError } from '../../foundation/server/public.ts';
import { grievancesSince, insertGrievance } from './grievances.queries.ts';
import type { GrievanceRow } from './grievances.tables.ts';

/** Letters and digits that nobody confuses on the phone. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const TOO_MANY = `You have sent ${GRIEVANCES_A_DAY} complaints today. You can send more tomorrow.`;

interface SentGrievance {
  readonly kind: GrievanceKind;
  readonly text: string;
  readonly subject: string;
  /** Null for a guest. */
  readonly accountId: string | null;
  readonly name: string | undefined;
  /** As a guest typed it. */
  readonly contact: string | undefined;
  /** Device or network address of the sender, so that nobody else gets the secret link of an equal text. */
  readonly origin: string;
}

/**
 * Stores a grievance; the same one again on the same day is the existing one.
 * @throws CallError 400 for a guest without a name and an address, 429 for too many in a day
 */
export async function sendGrievance(
  database: Database,
  { kind, text, subject, accountId, name, contact, origin }: SentGrievance,
  at: Date,
): Promise<{ readonly row: GrievanceRow; readonly isNew: boolean }> {
  const guest = accountId === null ? guestOf(name, contact) : { name: null, contact: null };
  const sameBy = [accountId ?? guest.contact, accountId === null ? origin : '', kind, text, subject, indiaDay(+at)];
  const repeatKey = digestOf(JSON.stringify(sameBy));
  return database.transaction(async (transaction) => {
    const saved = await insertGrievance(transaction, {
      number: `G-${Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`,
      token: newToken(),
      repeatKey,
      accountId,
      ...guest,
      ...{ kind, text, subject },
      receivedAt: at,
      dueAt: new Date(grievanceDue(kind, at.getTime())),
    });
    const day = new Date(at.getTime() - DAY_MS);
    const sent = await grievancesSince(transaction, { accountId, contact: guest.contact }, day);
    if (saved.isNew && sent > GRIEVANCES_A_DAY) throw new CallError(429, TOO_MANY);
    return saved;
  });
}

function guestOf(name: string | undefined, typed: string | undefined): { name: string; contact: string } {
  const contact = contactOf(typed ?? '');
  if (name === undefined) throw badInput('form.name', 'Enter your name.');
  if (!contact) throw badInput('form.contact', 'Enter an e-mail address or a mobile number for our answer.');
  return { name, contact: 'email' in contact ? contact.email : contact.phone };
}
