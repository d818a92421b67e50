import type { Publication } from '@aangan/shared-kit/contracts/publishing';

interface StateWords {
  readonly tone: 'info' | 'good' | 'attention' | 'error';
  readonly title: string;
  readonly words: string;
}

/** How a listing stands, and what comes next. */
export const STATE_WORDS = {
  draft: {
    tone: 'attention',
    title: 'Not published yet',
    words: 'Seekers do not see this listing. Check your answers and publish it.',
  },
  checking: {
    tone: 'info',
    title: 'We are checking your listing',
    words: 'This takes a few seconds. You can close this page.',
  },
  live: { tone: 'good', title: 'Your listing is live', words: 'Seekers can now find it in search.' },
  held: {
    tone: 'attention',
    title: 'We need to check your listing',
    words: 'Our staff check it before seekers see it. You can help with the steps below.',
  },
  refused: {
    tone: 'error',
    title: 'We did not publish your listing',
    words: 'Our staff checked it and did not approve it. You can write to our grievance officer.',
  },
  duplicate: {
    tone: 'attention',
    title: 'This home is already listed',
    words: 'We show one listing for each home. We show the other one, because it has more details or is newer.',
  },
  paused: { tone: 'info', title: 'Your listing is paused', words: 'Seekers do not see it until you show it again.' },
  closed: { tone: 'info', title: 'Your listing is closed', words: 'You said that the home is no longer available.' },
  deleted: { tone: 'info', title: 'Your listing is deleted', words: 'Seekers do not see it any more.' },
} as const satisfies Record<Publication['state'], StateWords>;

export const FOUND = 'What we found';
export const NEXT = 'What you can do next';
export const SEE_LISTING = 'View it as a seeker';
export const SEE_OTHER = 'See the other listing';
export const GO_ON = 'Check and publish';
export const EDIT = 'Change your answers';
export const REACTIVATE = 'Show it again';
export const GRIEVANCE = 'Write to the grievance officer';
export const OWN_LISTINGS = 'See all your listings';

export const VERIFY = 'Verify that the home is yours';
export const VERIFY_WHY = 'Upload a document. Seekers see that we have checked it.';
export const MANAGER = 'Get a property manager';
export const MANAGER_WHY = 'A manager shows the home and looks after it. See plans and prices.';
export const NOT_THERE = 'The status of this listing could not be loaded. Please try again.';
