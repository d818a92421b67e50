/** Sentences of the queue of papers of ownership. */
export const OWNERSHIP_QUEUE_WORDS = {
  ownership:
    'Papers that owners sent to prove that a listing is theirs, the oldest first. Compare name and address. Your decision deletes the papers.',
  noOwnership: 'No ownership papers wait for a decision.',
  refuseOwnership: 'If you refuse the papers, the owner reads your reason. Say what to send instead.',
  checked: 'Seekers see that papers were checked.',
  refused: 'The owner reads your reason, and can send other papers.',
} as const;
