export { changeTicket } from './change-ticket.ts';
export { TicketTimeline } from './ticket-timeline.tsx';
export { TicketView } from './ticket-view.tsx';
export { entryWords, stateWords, subjectWords, topicWords } from './tickets.words.ts';
