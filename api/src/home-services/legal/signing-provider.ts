import type { GstState } from '@aangan/shared-kit/domain/gst-state';
import type { AgreementParty, Party } from '@aangan/shared-kit/domain/home-services/rental-agreement';
import type { Database } from '../../foundation/database/public.ts';

/** Sells e-stamp papers and collects electronic signatures. Every request may be repeated with the same reference. */
export interface SigningProvider {
  readonly name: string;
  /** Buys a paper. @returns the number of its certificate */
  stamp(request: { readonly reference: string; readonly state: GstState; readonly paise: number }): Promise<string>;
  /** Asks for a signature, which the provider collects at the address that it returns. */
  ask(request: {
    readonly reference: string;
    readonly party: AgreementParty;
    readonly signer: Party;
    /** PDF. */
    readonly document: Buffer;
  }): Promise<{ readonly providerId: string; readonly url: string }>;
  /** How far a signature is. */
  state(providerId: string): Promise<{ readonly state: 'open' | 'signed' | 'refused'; readonly at: Date | null }>;
}

/** Opens the provider. @param now epoch ms */
export type OpenSigning = (database: Database, now: () => number) => SigningProvider;

declare module '../../foundation/server/api-settings.ts' {
  interface ApiSettings {
    /** E-stamps and signatures; agreements are not sold without. */
    readonly signing?: OpenSigning;
  }
}
