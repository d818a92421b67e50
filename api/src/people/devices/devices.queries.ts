import { eq } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import type { Binding, Verdict } from './binding.ts';
import { deviceBinding } from './devices.tables.ts';

export async function bindingOf(database: Database, deviceId: string): Promise<Binding | undefined> {
  const [row] = await database.select().from(deviceBinding).where(eq(deviceBinding.deviceId, deviceId));
  return row;
}

/** Requests a new proof from a device, which replaces an older request. */
export async function askForProof(
  database: Database,
  { deviceId, nonce, at }: { deviceId: string; nonce: string; at: Date },
): Promise<void> {
  const asked = { nonce, askedAt: at, verdict: null, judgedAt: null };
  await database
    .insert(deviceBinding)
    .values({ deviceId, ...asked })
    .onConflictDoUpdate({ target: deviceBinding.deviceId, set: asked });
}

export async function noteVerdict(
  database: Database,
  { deviceId, verdict, at }: { deviceId: string; verdict: Verdict; at: Date },
): Promise<void> {
  await database.update(deviceBinding).set({ verdict, judgedAt: at }).where(eq(deviceBinding.deviceId, deviceId));
}
