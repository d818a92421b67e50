/** Sentences of saved landlords. */
export const LANDLORD_WORDS = {
  none: 'You have no such landlord.',
  tooMany: 'You have 20 saved landlords. Remove one first.',
  ownNumber: 'Enter your landlord’s number. This one is yours.',
  wrongPhone: 'Enter an Indian mobile number of ten digits.',
  noBank: 'The bank is not answering right now. Try again in a few minutes.',
  tooManyChecks: 'You have checked five accounts today. Try again tomorrow.',
  tooManyLinks: 'You sent this landlord three links today. Try again tomorrow.',
  noEmail: 'Add the landlord’s e-mail address first.',
  underWay: 'A payment to this landlord is on its way. Remove the landlord after it arrives.',
} as const;
