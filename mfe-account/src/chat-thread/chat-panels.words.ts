import { CHAT_LIMITS } from '@aangan/shared-kit/domain/chat/chat-limits';

/** Leaves a panel without doing anything. */
export const CANCEL = 'Cancel';

/** Sentences of the panels for reporting, blocking and deleting. */
export const PANEL_WORDS = {
  reportTitle: (name: string) => `Report ${name}`,
  reportWhy: 'Why do you report this person?',
  reportMore: 'What happened',
  reportHelp:
    'Our staff read your last messages with this person, and nothing else. The person does not learn who reported.',
  reportSend: 'Send the report',
  blockTitle: (name: string) => `Block ${name}?`,
  blockHelp: (name: string) => `${name} can no longer reach you here and is not told.`,
  blockYes: 'Block',
  deleteTitle: 'Delete this chat for you?',
  deleteHelp: (name: string) => `${name} keeps their copy. You cannot bring yours back.`,
  deleteYes: 'Delete the chat',
} as const;

/** Sentences of the panels for photos, places and times. */
export const ADD_WORDS = {
  photoTitle: 'Send photos',
  photoScript: 'To send photos, switch on JavaScript.',
  photoDone: 'Back to the messages',
  photoHelp: 'JPEG, PNG or WebP. Each photo is sent once it is uploaded.',
  placeTitle: 'Send where you are',
  placeHelp: (name: string) => `${name} sees your position of this moment on a map. It is not followed.`,
  placeScript: 'To send your position, switch on JavaScript.',
  placeSend: 'Send my position',
  placeRefused: 'Your browser gave no position. Allow it in the settings of your browser and try again.',
  timesTitle: 'Propose times for a visit',
  timesHelp: (name: string) => `Choose up to ${CHAT_LIMITS.proposedTimes}. ${name} picks one, which books the visit.`,
  times: 'Free times',
  timesNone: 'This home has no free times in the next days.',
  timesSend: 'Send the times',
  timesMissing: 'Choose at least one time.',
} as const;
