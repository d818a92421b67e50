import type { GstState } from '@aangan/shared-kit/domain/gst-state';
import type { AgreementParty, Party } from '@aangan/shared-kit/domain/home-services/rental-agreement';
import type { Database } from '../../foundation/database/public.ts';

/** A document to be stamped, and signed by both sides. */
interface SigningRequest {
  /** The agreement. */
  readonly reference: string;
  readonly state: GstState;
  /** Stamp duty. */
  readonly paise: number;
  readonly signers: Readonly<Record<AgreementParty, Party>>;
  /** PDF. */
  readonly document: Buffer;
}

interface BegunSigning {
  /** Number of the e-stamp paper; null where it comes with the signed copy. */
  readonly certificate: string | null;
  /** Where each side signs. */
  readonly signatures: readonly { readonly party: AgreementParty; readonly providerId: string; readonly url: string }[];
}

/** Sells e-stamp papers and collects electronic signatures. */
export interface SigningProvider {
  readonly name: string;
  /**
   * Buys the stamp and asks both sides.
   * @throws SigningRefused where nothing was bought, so that it can be tried again; any other error leaves that open
   */
  begin(request: SigningRequest): Promise<BegunSigning>;
  /** How far a signature is. */
  state(providerId: string): Promise<{ readonly state: 'open' | 'signed' | 'refused'; readonly at: Date | null }>;
  /** The signed document with its stamp; absent where we draw the copy ourselves. */
  copy?(providerId: string): Promise<{ readonly certificate: string; readonly document: Buffer }>;
  /** Whether a webhook is the provider's own. It says that something has changed, and is never believed further. */
  isOwnWebhook?(rawBody: string, headers: Readonly<Record<string, unknown>>): boolean;
}

/** The provider refused, and nothing was bought. Its text is not stored, because it may name people. */
export class SigningRefused extends Error {
  constructor(provider: string, status: number | string) {
    super(`${provider} refused an agreement: ${status}.`);
    this.name = 'SigningRefused';
  }
}

/** Opens the provider. @param now epoch ms */
export type OpenSigning = (database: Database, now: () => number) => SigningProvider;

declare module '../../foundation/server/api-settings.ts' {
  interface ApiSettings {
    /** E-stamps and signatures; agreements are not sold without. */
    readonly signing?: OpenSigning;
  }
}
