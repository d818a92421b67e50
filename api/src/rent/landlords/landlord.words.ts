/** Sentences of saved landlords. */
export const LANDLORD_WORDS = {
  none: 'There is no such landlord among yours.',
  tooMany: 'You have 20 saved landlords. Remove one first.',
  ownNumber: 'Enter your landlord’s number. This one is yours.',
  wrongPhone: 'Enter an Indian mobile number of ten digits.',
  noBank: 'The bank does not answer just now. Try again in a few minutes.',
  tooManyChecks: 'You have checked five accounts today. Try again tomorrow.',
  tooManyLinks: 'This landlord was sent three links today. Try again tomorrow.',
  noEmail: 'Add the landlord’s e-mail address first.',
  underWay: 'A payment to this landlord is under way. Remove the landlord when it has arrived.',
} as const;
