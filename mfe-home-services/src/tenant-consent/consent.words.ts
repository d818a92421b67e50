export const CONSENT_WORDS = {
  title: 'Your consent as a tenant',
  asks: (landlord: string, service: string) => `${landlord} asks for your consent: ${service.toLowerCase()}.`,
  facts: 'What we use',
  wrong: 'Is something wrong? Refuse, and tell your landlord.',
  receiver: (receiver: string) => `Only ${receiver} gets the result.`,
  landlord: 'your landlord',
  deletion: (days: number) => `We delete everything ${days} days after the last step.`,
  free: 'You pay nothing, and you need no account. We do nothing before you agree.',
  agree: 'I agree',
  refuse: 'I refuse',
  given: 'Thank you. You agreed, and need not do anything else.',
  refused: 'You refused. We do not use these facts.',
} as const;
