import { listingCheckCalls } from '@aangan/shared-kit/contracts/listing-checks';
import { listingLinkById } from '@aangan/shared-kit/links/listing';
import { evidenceView } from './evidence-view.ts';
import { html } from './html.ts';
import type { QueueChoice, StaffQueue } from './staff-queue.ts';

const LIST = listingCheckCalls['GET /api/v1/staff/probable-brokers'].answer;

const CHOICES: readonly QueueChoice[] = [
  {
    name: 'cleared',
    label: 'This is no broker',
    effect: 'The person can ask for numbers without a question, and later checks leave the account alone.',
    body: { verdict: 'cleared' },
    done: 'The account is cleared.',
  },
];

/** Accounts whose listings suggest a broker. */
export const PROBABLE_BROKERS: StaffQueue = {
  name: 'probable-brokers',
  shortTitle: 'Brokers',
  title: 'Probable brokers',
  about:
    'Accounts whose listings look like a broker’s, the likeliest first. They are asked whether they are one before they get numbers; nothing else is taken from them. Who is a broker can stay here.',
  empty: 'No account looks like a broker’s.',
  atMost: 100,
  choices: CHOICES,
  cases: (answer) =>
    LIST.parse(answer).accounts.map(({ id, evidence, listings, homes }) => ({
      id,
      title: `Account ${id}`,
      known: html`${evidenceView(evidence)}
<h3>${listings} ${listings === 1 ? 'listing' : 'listings'}${homes.length < listings && `, the last ${homes.length} of them`}</h3>
<ul class="evidence">${homes.map((home) => html`<li><a href="${listingLinkById(home.id)}">${home.title}</a></li>`)}</ul>`,
      choices: CHOICES,
    })),
  onOffer: () => undefined,
};
