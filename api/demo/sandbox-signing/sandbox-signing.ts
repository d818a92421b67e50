import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { OpenSigning } from '../../src/home-services/public.ts';
import { sandboxSignature } from './sandbox-signing.tables.ts';

/** The page of a signature. */
export function sandboxSigningPage(id: string): string {
  return `/api/sandbox-signing/${id}`;
}

/** Stamps that cost nothing, and signatures by the press of a button. */
export const openSandboxSigning: OpenSigning = (database) => ({
  name: 'sandbox',
  async stamp({ reference }) {
    return `SANDBOX-${createHash('sha256').update(reference).digest('hex').slice(0, 12).toUpperCase()}`;
  },
  async ask({ reference, signer }) {
    const id = `sgn_${randomBytes(18).toString('base64url')}`;
    await database
      .insert(sandboxSignature)
      .values({ id, reference, signer: signer.name, state: 'open', decidedAt: null })
      .onConflictDoNothing();
    const [row] = await database.select().from(sandboxSignature).where(eq(sandboxSignature.reference, reference));
    if (!row) throw new Error('The signature is missing right after it was written');
    return { providerId: row.id, url: sandboxSigningPage(row.id) };
  },
  async state(providerId) {
    const [row] = await database.select().from(sandboxSignature).where(eq(sandboxSignature.id, providerId));
    return { state: row?.state ?? 'open', at: row?.decidedAt ?? null };
  },
});
