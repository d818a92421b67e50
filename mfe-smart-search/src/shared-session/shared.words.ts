import { formatDay } from '@aangan/shared-kit/domain/relative-day';

/** Sentences of a shared session. */
export const SHARED_WORDS = {
  metaTitle: 'Help choose a home | Aangan',
  heading: 'Help choose a home',
  lead: 'Somebody asked what you think of these homes. Your vote appears on their list, without your name.',
  none: 'No homes to vote on yet',
  noneHelp: 'Homes appear here after the person who sent you this link has seen them.',
  up: 'Yes',
  down: 'No',
  voteFor: (title: string) => `Yes to ${title}`,
  voteAgainst: (title: string) => `No to ${title}`,
  voted: { UP: 'You voted yes', DOWN: 'You voted no' },
  endedTitle: 'This link to vote on homes has ended',
  ended: 'Ask the person who sent it for a new link. They can make one in their smart search.',
  takeBack: 'Undo',
} as const;

/** @param at epoch ms */
export function endsWords(at: number): string {
  return `This link ends on ${formatDay(at)}.`;
}
