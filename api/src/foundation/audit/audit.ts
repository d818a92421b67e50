import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/public.ts';
import { digestOf } from '../digests/public.ts';
import { clientName, deviceIdOf, visitorAddress } from '../server/public.ts';
import { addressPrefix } from './address-prefix.ts';
import { securityEvent } from './audit.tables.ts';
import type { SecurityEventName } from './security-events.ts';

interface SecurityNote {
  readonly event: SecurityEventName;
  /** The account concerned; left out while it is unknown. */
  readonly accountId?: string;
  /** The variant, in one word: `password`, `SMS`. Never a name, a number or an address. */
  readonly detail?: string;
}

export interface Audit {
  /**
   * Stores a security event with its device and network prefix.
   * @param request undefined if no request caused the event, as in a command
   * @param within the transaction that the event belongs to
   */
  note(note: SecurityNote, request?: FastifyRequest, within?: Pick<Database, 'insert'>): Promise<void>;
}

/**
 * @param now epoch ms
 * @param onNote counts what is noted
 */
export function openAudit(
  database: Database,
  now: () => number,
  onNote: (event: SecurityEventName) => void = () => undefined,
): Audit {
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
      onNote(event);
    },
  };
}

/** A device's id is long and random, so a plain digest of it cannot be reversed. */
export function deviceHash(deviceId: string | undefined): string | null {
  if (deviceId === undefined) return null;
  return digestOf(deviceId).slice(0, 22);
}
