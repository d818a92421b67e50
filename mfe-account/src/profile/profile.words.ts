/** Sentences of the profile’s first view. */
export const PROFILE_WORDS = {
  codeSent: (email: string) => `We sent a code to ${email}.`,
  sameEmail: 'This is already your verified e-mail.',
  verified: 'Verified. You can log in with it.',
  unverified: 'After you verify it, you can log in with it and get your receipts.',
  sendCode: 'Save and send a code',
  nameHelp: 'People you contact see your name.',
  newNumber: (phone: string) => `From now on you log in with ${phone}.`,
  secondNumber: (phone: string) => `${phone} is saved as your second number.`,
  numberHelp: 'You confirm a new number with a code. We also message your old number.',
  shortPassword: (least: number) => `Your password needs at least ${least} characters.`,
  passwordSaved: 'Your password is saved. All other devices are logged out.',
  passwordHelp: 'You log in with codes. You can add a password as a second way.',
  passwordRule: 'At least 8 characters. Do not use a password that has leaked elsewhere.',
  lead: 'Each section is saved separately.',
  failed: 'Your profile could not be loaded. Please try again.',
} as const;
