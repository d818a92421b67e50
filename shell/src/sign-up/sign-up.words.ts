/** Sentences of the login. */
export const SIGN_UP_WORDS = {
  noTries: 'You have no tries left. Ask for a new code.',
  channel: 'Choose how we send your code.',
  sentTo: 'We sent a code to',
  numberOnly: 'Continue with your number only',
  isNew: 'is new here. Create your account.',
  whatsApp: 'Send me updates on WhatsApp',
  agree: 'By creating an account you agree to our',
  and: 'and',
  newTab: '(opens in a new tab)',
  resendIn: (seconds: string) => `You can ask for another code in ${seconds}.`,
  resendNow: 'You can ask for another code now.',
  savePassword: 'Save password and log in',
  passwordHelp: 'At least 8 characters. Other devices are logged out.',
  sent: (sentTo: string) => `We sent a code to ${sentTo}.`,
} as const;
