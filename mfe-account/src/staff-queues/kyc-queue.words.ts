/** Sentences of the queue of papers of identity. */
export const KYC_QUEUE_WORDS = {
  kyc: 'Documents of people whose homes we manage, the oldest first. When you open a document, it is stored with your name. The person reads your decision at once.',
  noKyc: 'No documents wait for a decision.',
  rejectKyc: 'If you reject the documents, the person reads your reason. Say what to send instead.',
  verified: 'The person reads that they are verified.',
  rejected: 'The person reads your reason, and can send the documents again.',
} as const;
