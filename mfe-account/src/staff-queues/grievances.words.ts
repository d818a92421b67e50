/** Sentences of the queue of complaints. */
export const GRIEVANCES_WORDS = {
  grievances:
    'Complaints to the grievance officer. The law sets the time of each decision. Overdue complaints and those due soonest come first.',
  noGrievances: 'No complaint waits for a decision.',
  grievanceReader: 'The person gets this as our answer, and can show it in an appeal. You cannot undo it.',
  sendAnswer: 'The person gets your answer. Tell them what has been done.',
  decided: 'The complaint is decided, and the answer is sent.',
  appeal: 'The person gets your answer, and can appeal. Tell them why.',
} as const;
