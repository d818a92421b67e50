/** Sentences of the queue of reports on chats. */
export const CHAT_REPORTS_WORDS = {
  chats: 'Reports about chats, the oldest first, with the messages that the reporter shared.',
  noChats: 'No report on a chat waits for a decision.',
  sentPhoto: (author: string) => `Photo of the ${author}; nothing is shown if it was deleted.`,
  chatClosed: 'Nobody can write in the chat any more. The reporter reads that you agreed.',
  chatOpen: 'The chat stays open. The reporter reads that you found nothing wrong.',
  oneReporter: 'one person has reported them',
  reporters: (people: number) => `${people} people have reported them`,
} as const;
