import { eq, inArray, or } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { digestOf } from '../../foundation/digests/public.ts';
import { doNotCall } from './do-not-call.tables.ts';

/** A number that may be called, and the account of its person if it is known. */
export interface CallablePerson {
  /** `+919812345678`. */
  readonly phone: string;
  readonly accountId: string | null;
}

/** Which of these people do not want to be called: their number says so, or their account. */
export async function unwilling<Person extends CallablePerson>(
  reader: DatabaseOrTransaction,
  people: readonly Person[],
): Promise<ReadonlySet<Person>> {
  if (people.length === 0) return new Set();
  const digests = people.map(({ phone }) => phoneDigest(phone));
  const accounts = people.flatMap(({ accountId }) => accountId ?? []);
  const rows = await reader
    .select({ phoneDigest: doNotCall.phoneDigest, accountId: doNotCall.accountId })
    .from(doNotCall)
    .where(or(inArray(doNotCall.phoneDigest, digests), inArray(doNotCall.accountId, accounts)));
  const numbers = new Set(rows.map((row) => row.phoneDigest));
  const persons = new Set(rows.flatMap((row) => row.accountId ?? []));
  const refuses = ({ phone, accountId }: Person) =>
    numbers.has(phoneDigest(phone)) || (accountId !== null && persons.has(accountId));
  return new Set(people.filter(refuses));
}

/** Notes that a person does not want to be called. The first time stays. */
export async function noteDoNotCall(
  database: DatabaseOrTransaction,
  { phone, accountId }: CallablePerson,
  said: { readonly saidIn: 'profile' | 'call'; readonly since: Date },
): Promise<void> {
  const row = { phoneDigest: phoneDigest(phone), accountId, ...said };
  await database.insert(doNotCall).values(row).onConflictDoNothing();
}

/** Since when a person with an account is not called; undefined where they are. */
export async function doNotCallSince(
  reader: DatabaseOrTransaction,
  { phone, accountId }: CallablePerson,
): Promise<Date | undefined> {
  const own = or(eq(doNotCall.phoneDigest, phoneDigest(phone)), eq(doNotCall.accountId, accountId ?? ''));
  const [row] = await reader.select({ since: doNotCall.since }).from(doNotCall).where(own).orderBy(doNotCall.since);
  return row?.since;
}

/** The person may be called again. Only they can say so. */
export async function allowCalls(database: DatabaseOrTransaction, { phone, accountId }: CallablePerson): Promise<void> {
  const own = or(eq(doNotCall.phoneDigest, phoneDigest(phone)), eq(doNotCall.accountId, accountId ?? ''));
  await database.delete(doNotCall).where(own);
}

function phoneDigest(phone: string): string {
  return digestOf(`do-not-call ${phone}`);
}
