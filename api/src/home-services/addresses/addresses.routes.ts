import { randomBytes } from 'node:crypto';
import type { homeServicesCalls, ServiceAddress } from '@aangan/shared-kit/contracts/home-services';
import { hubCity, type ServiceCity } from '@aangan/shared-kit/domain/home-services/service-city';
import { and, count, desc, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { CallError, type CallHandlers, callError } from '../../foundation/server/public.ts';
import { lockAccount } from '../../people/accounts/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { hsAnswer } from '../hs-answer.ts';
import { servingHub } from '../hubs/hubs.queries.ts';
import { type AddressRow, serviceAddress } from './addresses.tables.ts';

type AddressCalls = Pick<
  typeof homeServicesCalls,
  | 'GET /hs-backend/api/v1/address'
  | 'POST /hs-backend/api/v1/save/address'
  | 'DELETE /hs-backend/api/v1/address/{addressId}'
  | 'DELETE /hs-backend/api/v1/waitlist/{addressId}'
>;

/** Most addresses of a person. */
const MOST = 20;

/** The address book. @param now epoch ms */
export function addressHandlers({ database, sessions, now }: CallDeps): CallHandlers<AddressCalls> {
  return {
    async 'GET /hs-backend/api/v1/address'(_input, request) {
      const { accountId } = await sessions.required(request);
      const rows = await database
        .select()
        .from(serviceAddress)
        .where(eq(serviceAddress.accountId, accountId))
        .orderBy(desc(serviceAddress.usedAt), serviceAddress.id);
      return hsAnswer(async () => ({ addresses: rows.map(bookAddress) }));
    },

    async 'POST /hs-backend/api/v1/save/address'({ body }, request) {
      const { accountId } = await sessions.required(request);
      const { id, serviceType, ...fields } = body;
      const at = new Date(now());
      const city: ServiceCity = hubCity(fields.city, serviceType);
      return hsAnswer(async () => {
        const hub = await servingHub(database, { city, pin: fields.zipcode, business: 'HS' });
        const facts = { fields, hubId: hub?.id ?? null, waitsSince: hub ? null : at, usedAt: at };
        const row = await database.transaction(async (transaction) => {
          if (id !== undefined) return changed(transaction, { accountId, id }, facts);
          await lockAccount(transaction, accountId);
          const [own] = await transaction
            .select({ number: count() })
            .from(serviceAddress)
            .where(eq(serviceAddress.accountId, accountId));
          if ((own?.number ?? 0) >= MOST) throw new CallError(409, `You can save ${MOST} addresses. Delete one first.`);
          const [saved] = await transaction
            .insert(serviceAddress)
            .values({ id: `adr_${randomBytes(15).toString('base64url')}`, accountId, ...facts })
            .returning();
          return saved;
        });
        if (!row) throw callError('no-address');
        return {
          address: wireAddress(row),
          serviceable: hub !== undefined,
          hub: row.hubId,
          waitlisted: waits(row),
        };
      });
    },

    async 'DELETE /hs-backend/api/v1/waitlist/{addressId}'({ params }, request) {
      const { accountId } = await sessions.required(request);
      return hsAnswer(async () => {
        const left = await database
          .update(serviceAddress)
          .set({ waitsSince: null })
          .where(isOwn({ accountId, id: params.addressId }))
          .returning({ id: serviceAddress.id });
        if (left.length === 0) throw callError('no-address');
        return {};
      });
    },

    async 'DELETE /hs-backend/api/v1/address/{addressId}'({ params }, request) {
      const { accountId } = await sessions.required(request);
      return hsAnswer(async () => {
        const deleted = await database
          .delete(serviceAddress)
          .where(isOwn({ accountId, id: params.addressId }))
          .returning({ id: serviceAddress.id });
        if (deleted.length === 0) throw callError('no-address');
        return {};
      });
    },
  };
}

interface Own {
  readonly accountId: string;
  readonly id: string;
}

const isOwn = ({ accountId, id }: Own) => and(eq(serviceAddress.accountId, accountId), eq(serviceAddress.id, id));

async function changed(
  transaction: DatabaseOrTransaction,
  own: Own,
  facts: Omit<AddressRow, 'id' | 'accountId'>,
): Promise<AddressRow | undefined> {
  const [row] = await transaction.update(serviceAddress).set(facts).where(isOwn(own)).returning();
  return row;
}

/** A person's own address. @throws CallError 404 for every other one */
export async function ownAddress(reader: DatabaseOrTransaction, accountId: string, id: string): Promise<AddressRow> {
  const [row] = await reader.select().from(serviceAddress).where(isOwn({ accountId, id }));
  if (!row) throw callError('no-address');
  return row;
}

/** Whether an address is a person's own. */
export async function isOwnAddress(reader: DatabaseOrTransaction, own: Own): Promise<boolean> {
  const rows = await reader.select({ id: serviceAddress.id }).from(serviceAddress).where(isOwn(own));
  return rows.length > 0;
}

function waits({ hubId, waitsSince }: AddressRow): boolean {
  return hubId === null && waitsSince !== null;
}

function bookAddress(row: AddressRow) {
  return { ...wireAddress(row), waitlisted: waits(row) };
}

export function wireAddress({ id, accountId, fields, hubId }: AddressRow): ServiceAddress {
  return { id, userId: accountId, ...fields, hub: hubId };
}
