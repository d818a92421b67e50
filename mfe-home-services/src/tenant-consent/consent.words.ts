export const CONSENT_WORDS = {
  title: 'Your consent as a tenant',
  asks: (landlord: string, service: string) => `${landlord} asks for your consent: ${service.toLowerCase()}.`,
  facts: 'What is used',
  wrong: 'Is something wrong? Refuse, and tell your landlord.',
  receiver: (receiver: string) => `The result goes to ${receiver}, and to nobody else.`,
  landlord: 'your landlord',
  deletion: (days: number) => `Everything is deleted ${days} days after the last step.`,
  free: 'You pay nothing, and you need no account. Nothing is done before you agree.',
  agree: 'I agree',
  refuse: 'I refuse',
  endedTitle: 'This link to a tenant’s consent is no longer valid',
  ended:
    'The request was finished, withdrawn or deleted. If your landlord still needs your consent, ask for a new link.',
  given: 'You agreed. Thank you: you need to do nothing else.',
  refused: 'You refused. Nothing is done with these facts.',
} as const;
