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
    words: 'This takes a few seconds. You can close this page: the checks go on without it.',
  },
  live: { tone: 'good', title: 'Your listing is live', words: 'Seekers find it in search now.' },
  held: {
    tone: 'attention',
    title: 'We need to look at your listing',
    words: 'Our staff check it before seekers see it. You can help with what is below.',
  },
  refused: {
    tone: 'error',
    title: 'We did not publish your listing',
    words: 'Our staff looked at it and did not release it. You can write to our grievance officer.',
  },
  duplicate: {
    tone: 'attention',
    title: 'This home is listed already',
    words: 'Seekers see one listing of each home. They see the other one, because it says more or is newer.',
  },
  paused: { tone: 'info', title: 'Your listing is paused', words: 'Seekers do not see it until you reactivate it.' },
  closed: { tone: 'info', title: 'Your listing is closed', words: 'You said that the home is no longer available.' },
  deleted: { tone: 'info', title: 'Your listing is deleted', words: 'Seekers do not see it any more.' },
} as const satisfies Record<Publication['state'], StateWords>;

export const FOUND = 'What we found';
export const NEXT = 'What you can do next';
export const SEE_LISTING = 'See it as seekers do';
export const SEE_OTHER = 'See the listing that is shown';
export const GO_ON = 'Check and publish';
export const EDIT = 'Change your answers';
export const REACTIVATE = 'Reactivate it';
export const GRIEVANCE = 'Write to the grievance officer';
export const OWN_LISTINGS = 'See all your listings';

export const VERIFY = 'Verify that the home is yours';
export const VERIFY_WHY = 'Upload a paper, and seekers see that we checked it.';
export const MANAGER = 'Let a property manager help';
export const MANAGER_WHY = 'A manager shows the home and looks after it. See what the plans cost.';
export const NOT_THERE = 'The state of this listing could not be loaded. Please try again.';
