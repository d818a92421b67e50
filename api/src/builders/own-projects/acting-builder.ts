import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { callError } from '../../foundation/server/public.ts';
import type { Sessions } from '../../people/sessions/public.ts';
import { builder } from '../../places/public.ts';
import { builderAccount } from './builder-account.tables.ts';

/** A person who acts for a builder, verified by staff. */
export interface ActingBuilder {
  readonly accountId: string;
  readonly builderId: string;
  readonly builder: string;
}

/** The builder for whom an account acts, verified by staff; undefined for everybody else. */
export async function builderOf(
  database: DatabaseOrTransaction,
  accountId: string,
): Promise<Omit<ActingBuilder, 'accountId'> | undefined> {
  const [found] = await database
    .select({ builderId: builderAccount.builderId, builder: builder.name })
    .from(builderAccount)
    .innerJoin(builder, eq(builder.id, builderAccount.builderId))
    .where(and(eq(builderAccount.accountId, accountId), eq(builderAccount.state, 'verified')));
  return found;
}

/**
 * The person of a builder who asks. It is read from the database on each request.
 * @throws CallError 401 for an anonymous visitor; 404 for everybody whom staff have not verified: to them the call does
 * not exist
 */
export async function actingBuilder(
  database: DatabaseOrTransaction,
  sessions: Sessions,
  request: FastifyRequest,
): Promise<ActingBuilder> {
  const { accountId } = await sessions.required(request);
  const found = await builderOf(database, accountId);
  if (!found) throw callError('builders-only');
  return { accountId, ...found };
}
