import type { TicketSubject } from '../domain/support/tickets.ts';

/** The person's requests to support. */
export const TICKETS_LINK = '/help/tickets';

/** The form for a request to support. */
export const NEW_TICKET_LINK = '/help/new';

/** The form for a request about something of ours. */
export function newTicketLink(about: TicketSubject, reference: string): string {
  return `${NEW_TICKET_LINK}?${new URLSearchParams({ about, reference })}`;
}

/** A request to support. */
export function ticketLink(number: string): string {
  return `${TICKETS_LINK}/${number}`;
}

/** The requests that wait, for staff. */
export const STAFF_TICKETS_LINK = '/staff/tickets';

/** A request, for staff. */
export function staffTicketLink(number: string): string {
  return `${STAFF_TICKETS_LINK}?${new URLSearchParams({ ticket: number })}`;
}
