import type { Consent } from '@aangan/shared-kit/contracts/privacy';
import { CONSENT_PURPOSES, type ConsentPurposeName } from '@aangan/shared-kit/domain/consent-purposes';
import { and, desc, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database, DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { clientName } from '../../foundation/server/public.ts';
import { consentEvent } from './consents.tables.ts';

interface ConsentAnswer {
  readonly accountId: string;
  readonly purpose: ConsentPurposeName;
  readonly given: boolean;
  readonly at: Date;
}

/** The person's newest answer, if it is this one already, to the text that is shown today. */
export async function sameAnswer(
  database: DatabaseOrTransaction,
  { accountId, purpose, given }: Pick<ConsentAnswer, 'accountId' | 'purpose' | 'given'>,
): Promise<Consent | undefined> {
  const [row] = await database
    .select()
    .from(consentEvent)
    .where(and(eq(consentEvent.accountId, accountId), eq(consentEvent.purpose, purpose)))
    .orderBy(desc(consentEvent.id))
    .limit(1);
  if (row?.given !== given || row.version !== CONSENT_PURPOSES[purpose].version) return undefined;
  return { purpose, given, version: row.version, at: row.at.getTime(), client: row.client };
}

/** Stores an answer with the version of the consent text that is shown today. */
export async function noteConsent(
  database: DatabaseOrTransaction,
  answer: ConsentAnswer,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<Consent> {
  const { version } = CONSENT_PURPOSES[answer.purpose];
  const client = clientName(request.headers['user-agent'] ?? '');
  await database.insert(consentEvent).values({ ...answer, version, client });
  const { purpose, given, at } = answer;
  return { purpose, given, version, at: at.getTime(), client };
}

/** All answers of a person, newest first. */
export async function consentLog(database: Database, accountId: string): Promise<Consent[]> {
  const rows = await database
    .select()
    .from(consentEvent)
    .where(eq(consentEvent.accountId, accountId))
    .orderBy(desc(consentEvent.id));
  return rows.map(({ purpose, given, version, at, client }) => ({ purpose, given, version, at: at.getTime(), client }));
}

/** The newest answer of each purpose. */
export function currentConsents(log: readonly Consent[]): Consent[] {
  const newest = new Map<ConsentPurposeName, Consent>();
  for (const consent of log) if (!newest.has(consent.purpose)) newest.set(consent.purpose, consent);
  return [...newest.values()];
}
