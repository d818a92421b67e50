import type { listingCheckCalls } from '@aangan/shared-kit/contracts/listing-checks';
import { listingLinkById } from '@aangan/shared-kit/links/listing';
import type { z } from 'zod';
import { type Html, html } from './html.ts';

type HeldListings = z.infer<(typeof listingCheckCalls)['GET /api/v1/staff/held-listings']['answer']>;
type Evidence = HeldListings['listings'][number]['evidence'][number];

interface Weight {
  /** Minimum number of bits. */
  readonly bits: number;
  readonly words: string;
}

const WEIGHTS: readonly Weight[] = [
  { bits: 4, words: 'Strong sign' },
  { bits: 1, words: 'Sign' },
  { bits: 0, words: 'Weak sign' },
];

/** Findings of the checks, the strongest first, with their weight in words. */
export function evidenceView(evidence: readonly Evidence[]): Html {
  const heaviestFirst = [...evidence].sort((a, b) => b.bits - a.bits);
  return html`<h3>What the checks found</h3><ul class="evidence">${heaviestFirst.map(
    ({ bits, words, listingId }) =>
      html`<li>${weightLabel(bits)} ${words}${listingId && html` (<a href="${listingLinkById(listingId)}">that listing</a>)`}</li>`,
  )}</ul>`;
}

function weightLabel(bits: number): Html {
  const weight = WEIGHTS.find((each) => bits >= each.bits);
  return weight
    ? html`<span class="label attention">${weight.words}</span>`
    : html`<span class="label good">Speaks against it</span>`;
}
