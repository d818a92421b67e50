import { securityEvent } from '../src/foundation/audit/audit.tables.ts';
import { addressPrefix, deviceHash } from '../src/foundation/audit/public.ts';
import type { Database } from '../src/foundation/database/public.ts';
import type { SignedIn } from './signed-in.ts';
import { TEST_NOW } from './test-data.ts';

interface LoginFacts {
  readonly device?: string;
  readonly address?: string;
  readonly daysAgo?: number;
}

/** Stores a login of a person on a device and from an address. */
export async function logsIn(
  database: Database,
  { accountId }: Pick<SignedIn, 'accountId'>,
  { device, address, daysAgo = 0 }: LoginFacts,
): Promise<void> {
  await database.insert(securityEvent).values({
    at: new Date(TEST_NOW - daysAgo * 86_400_000),
    accountId,
    event: 'login',
    client: 'Chrome on Android',
    deviceHash: deviceHash(device),
    addressPrefix: address === undefined ? null : addressPrefix(address),
  });
}
