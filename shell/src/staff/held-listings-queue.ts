import { listingCheckCalls } from '@aangan/shared-kit/contracts/listing-checks';
import { formatRupees } from '@aangan/shared-kit/domain/money';
import { evidenceView } from './evidence-view.ts';
import { type Html, html } from './html.ts';
import type { QueueChoice, StaffQueue } from './staff-queue.ts';
import { staffTime } from './staff-time.ts';

const LIST = listingCheckCalls['GET /api/v1/staff/held-listings'].answer;
const DECIDED = listingCheckCalls['POST /api/v1/staff/held-listings/{propertyId}'].answer;

const CHOICES: readonly QueueChoice[] = [
  {
    name: 'released',
    label: 'Show it',
    effect: 'It goes on offer now, and later checks leave it alone.',
    body: { decision: 'released' },
    done: 'The listing is released.',
  },
  {
    name: 'refused',
    label: 'Refuse it',
    effect: 'Nobody sees it. Its owner reads that it was refused, and why.',
    body: { decision: 'refused' },
    done: 'The listing is refused.',
  },
];

type Held = ReturnType<typeof LIST.parse>['listings'][number];

/** Listings that are held as suspected bait. */
export const HELD_LISTINGS: StaffQueue = {
  name: 'held-listings',
  shortTitle: 'Held listings',
  title: 'Held listings',
  about:
    'Listings that looked like a scam to our checks. Nobody sees them while they wait, and many are honest. Those whose owner objects come first.',
  empty: 'No listing waits for a look.',
  atMost: 100,
  choices: CHOICES,
  cases: (answer, now) =>
    LIST.parse(answer).listings.map((listing) => ({
      id: listing.id,
      title: listing.title,
      known: knownOf(listing, now),
      choices: CHOICES,
    })),
  onOffer: (answer) => DECIDED.parse(answer).active,
};

function knownOf({ price, checkedOn, photos, description, appeal, evidence }: Held, now: number): Html {
  return html`<p><strong>${formatRupees(price)}</strong> <span class="soft">Held since ${staffTime(checkedOn, now)}</span></p>
${photos.length > 0 && html`<ul class="photos">${photos.map(({ url, alt }) => html`<li><img src="${url}" alt="${alt}" width="160" height="120" loading="lazy"></li>`)}</ul>`}
<blockquote>${description}</blockquote>
${appeal !== null && html`<h3>The owner says</h3><blockquote>${appeal}</blockquote>`}
${evidenceView(evidence)}`;
}
