/** Sentences of the queues that staff decide. */
export const STAFF_QUEUES_WORDS = {
  chats: 'Reports about chats, the oldest first, with the messages that the reporter has shared.',
  noChats: 'No report on a chat waits for a decision.',
  chatClosed: 'Nobody can write in the chat any more. The reporter reads that you agreed.',
  chatOpen: 'The chat stays open. The reporter reads that you found nothing wrong.',
  oneReporter: 'one person has reported them',
  reporters: (people: number) => `${people} people have reported them`,
  numbers:
    'Reports about people whose number somebody got, the oldest first. After three people have reported a person, no number goes to or from that person.',
  noNumbers: 'No report on a number waits for a decision.',
  upheld: 'This report keeps counting. Reports by three people hold the number. The reporter reads that you agreed.',
  stays: 'The report stays in force.',
  dismissed: 'This report no longer counts. The reporter reads that you found nothing wrong.',
  metOver: 'Listing where they met',
  grievances:
    'Complaints to the grievance officer. The law sets the time of each decision. Overdue complaints and those due soonest come first.',
  noGrievances: 'No complaint waits for a decision.',
  grievanceReader: 'The person gets this as our answer, and can show it in an appeal. You cannot undo it.',
  sendAnswer: 'The person gets your answer. Tell them what has been done.',
  decided: 'The complaint is decided, and the answer is sent.',
  appeal: 'The person gets your answer, and can appeal. Tell them why.',
  kyc: 'Papers of people whose homes we manage, the oldest first. When you open a document, it is stored with your name. The person reads your decision at once.',
  noKyc: 'No papers wait for a decision.',
  rejectKyc: 'If you reject the papers, the person reads your reason. Say what to send instead.',
  verified: 'The person reads that they are verified.',
  rejected: 'The person reads your reason, and can send the papers again.',
  ownership:
    'Papers that owners sent to prove that a listing is theirs, the oldest first. Compare name and address. Your decision deletes the papers.',
  noOwnership: 'No ownership papers wait for a decision.',
  refuseOwnership: 'If you refuse the papers, the owner reads your reason. Say what to send instead.',
  checked: 'Seekers see that papers were checked.',
  refused: 'The owner reads your reason, and can send other papers.',
} as const;
