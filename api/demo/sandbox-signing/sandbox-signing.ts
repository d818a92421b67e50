import { createHash, randomBytes } from 'node:crypto';
import { AGREEMENT_PARTIES } from '@aangan/shared-kit/domain/home-services/rental-agreement';
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
  async begin({ reference, signers }) {
    const rows = AGREEMENT_PARTIES.map((party) => ({
      id: `sgn_${randomBytes(18).toString('base64url')}`,
      reference: `${reference}/${party}`,
      signer: signers[party].name,
      state: 'open' as const,
      decidedAt: null,
    }));
    await database.insert(sandboxSignature).values(rows);
    return {
      certificate: `SANDBOX-${createHash('sha256').update(reference).digest('hex').slice(0, 12).toUpperCase()}`,
      signatures: AGREEMENT_PARTIES.map((party, index) => {
        const id = rows[index]?.id ?? '';
        return { party, providerId: id, url: sandboxSigningPage(id) };
      }),
    };
  },
  async state(providerId) {
    const [row] = await database.select().from(sandboxSignature).where(eq(sandboxSignature.id, providerId));
    return { state: row?.state ?? 'open', at: row?.decidedAt ?? null };
  },
});
