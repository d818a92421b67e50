/** Sentences of the queues of builder accounts and reviews. */
export const STAFF_WORDS = {
  claims:
    'People who ask to act for a builder, the oldest first. A verified account reads visitors’ requests, replies to reviews and changes prices. When you open a document, it is stored with your name.',
  noClaims: 'No request waits for a decision.',
  refuseClaim: 'If you refuse the request, the person reads your reason. Say what to send instead.',
  granted: 'The account acts for the builder at once.',
  refused: 'The person reads your reason, and can send the request again.',
  reviews: 'Reported reviews of projects, the longest waiting first. They stay visible while they wait.',
  noReviews: 'No reported review waits for a decision.',
  stays: 'The review stays on the project’s page. The reports are closed.',
  hidden: 'Only its author sees the review, and it does not count in any rating.',
} as const;
