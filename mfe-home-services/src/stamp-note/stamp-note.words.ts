export const STAMP_WORDS = {
  made: (made: string, source: string) => `Stamp duty: ${made}. ${source}.`,
  unconfirmed: 'No source confirms the stamp duty of this state. Confirm it with the sub-registrar before you pay.',
} as const;
