export { changeTicket } from './change-ticket.ts';
export { SolvedButton } from './solved-button.tsx';
export { askedAbout } from './ticket-form.ts';
export { TicketRating } from './ticket-rating.tsx';
export { TicketTimeline } from './ticket-timeline.tsx';
export { entryWords, stateWords, subjectWords, topicWords } from './tickets.words.ts';
