import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/client.ts';
import { clientName } from '../server/client-name.ts';
import { visitorAddress } from '../server/request-address.ts';
import { deviceIdOf } from '../server/request-device.ts';
import { addressPrefix } from './address-prefix.ts';
import { securityEvent } from './audit.tables.ts';
import type { SecurityEventName } from './security-events.ts';

interface SecurityNote {
  readonly event: SecurityEventName;
  /** Whom it happened to; left out while nobody is known. */
  readonly accountId?: string;
  /** Which of several, in one word: `password`, `SMS`. Never a name, a number or an address. */
  readonly detail?: string;
}

export interface Audit {
  /**
   * Remembers what happened, on which device and from which corner of the network.
   * @param request undefined for what no request brought, such as a command
   * @param within the transaction that it belongs to
   */
  note(note: SecurityNote, request?: FastifyRequest, within?: Pick<Database, 'insert'>): Promise<void>;
}

/** @param now epoch ms */
export function openAudit(database: Database, now: () => number): Audit {
  return {
    async note({ event, accountId, detail }, request, within = database) {
      await within.insert(securityEvent).values({
        at: new Date(now()),
        event,
        accountId: accountId ?? null,
        detail: detail ?? null,
        client: request ? clientName(request.headers['user-agent'] ?? '') : 'A command',
        deviceHash: request ? deviceHash(deviceIdOf(request)) : null,
        addressPrefix: request ? addressPrefix(visitorAddress(request)) : null,
      });
    },
  };
}

/** A device's id is long and random: a plain digest of it cannot be turned back. */
export function deviceHash(deviceId: string | undefined): string | null {
  if (deviceId === undefined) return null;
  return createHash('sha256').update(deviceId).digest('base64url').slice(0, 22);
}
