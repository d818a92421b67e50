/** Sentences of the queue of papers of ownership. */
export const OWNERSHIP_QUEUE_WORDS = {
  ownership:
    'Documents that owners sent to prove that a listing is theirs, the oldest first. Compare name and address. Your decision deletes the documents.',
  noOwnership: 'No ownership documents wait for a decision.',
  refuseOwnership: 'If you refuse the documents, the owner reads your reason. Say what to send instead.',
  checked: 'Seekers see that we checked documents.',
  refused: 'The owner reads your reason, and can send other documents.',
} as const;
