import type { GstParts } from '@aangan/shared-kit/domain/gst';

/** A tax invoice for what is taxed, a receipt for what is not, and a credit note for tax that goes back. */
export const DOCUMENT_KINDS = ['invoice', 'receipt', 'credit-note'] as const;

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

interface DocumentLine extends GstParts {
  readonly description: string;
  /** SAC or HSN; null for what is not taxed. */
  readonly code: string | null;
  /** Percent. */
  readonly gstRate: number;
  /** After the discount, with GST. */
  readonly netPaise: number;
}

/** All that stands on a document, as it was when it was issued. */
export interface DocumentFacts {
  readonly seller: { readonly name: string; readonly address: string; readonly gstin: string };
  readonly buyer: string;
  readonly title: string;
  /** Name and GST code of a state: `Karnataka (29)`. */
  readonly placeOfSupply: string;
  readonly lines: readonly DocumentLine[];
  readonly totalPaise: number;
  readonly walletPaise: number;
  readonly gatewayPaise: number;
  /** Our number of the payment through the gateway; null when the wallet paid all. */
  readonly paymentId: string | null;
  /** Number of the invoice that a credit note corrects. */
  readonly corrects: string | null;
}
