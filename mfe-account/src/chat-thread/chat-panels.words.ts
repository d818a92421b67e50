import { CHAT_LIMITS } from '@aangan/shared-kit/domain/chat/chat-limits';

/** Leaves a panel without doing anything. */
export const CANCEL = 'Cancel';

/** Sentences of the panels for reporting, blocking and deleting. */
export const PANEL_WORDS = {
  reportTitle: (name: string) => `Report ${name}`,
  reportWhy: 'Why are you reporting this person?',
  reportMore: 'What happened',
  reportHelp: 'Our staff read only your last messages with this person. We do not tell them who reported them.',
  reportSend: 'Send report',
  blockTitle: (name: string) => `Block ${name}?`,
  blockHelp: (name: string) => `${name} can no longer reach you here. We do not tell them.`,
  blockYes: 'Block',
  deleteTitle: 'Delete this chat for you?',
  deleteHelp: (name: string) => `${name} keeps their copy. You cannot undo this.`,
  deleteYes: 'Delete chat',
} as const;

/** Sentences of the panels for photos, places and times. */
export const ADD_WORDS = {
  photoTitle: 'Send photos',
  photoScript: 'To send photos, switch on JavaScript.',
  photoDone: 'Back to messages',
  photoHelp: 'JPEG, PNG or WebP. Each photo is sent once it is uploaded.',
  placeTitle: 'Send your location',
  placeHelp: (name: string) => `${name} sees your current location on a map. Nobody can follow you with it.`,
  placeScript: 'To send your location, switch on JavaScript.',
  placeSend: 'Send my location',
  placeRefused: 'Your browser did not share your location. Allow it in your browser settings and try again.',
  timesTitle: 'Propose visit times',
  timesHelp: (name: string) =>
    `Choose up to ${CHAT_LIMITS.proposedTimes} times. The visit is booked when ${name} picks one.`,
  times: 'Free times',
  timesNone: 'This home has no free visit times in the coming days.',
  timesSend: 'Send times',
  timesMissing: 'Choose at least one time.',
} as const;
