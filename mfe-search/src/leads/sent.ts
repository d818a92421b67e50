/** Query of the page after its form was sent. */
export const SENT = 'sent=1';

export function isSent({ searchParams }: URL): boolean {
  return searchParams.has('sent');
}
