import type { TicketSubject } from '@aangan/shared-kit/domain/support/tickets';
import type { Http } from '@aangan/shared-kit/platform/http';
import { homeLine } from '../homes/public.ts';

/** Something of the person that a question may be about. */
export interface KnownThing {
  readonly about: TicketSubject;
  readonly reference: string;
  readonly label: string;
}

/** Of each kind. */
const SHOWN = 3;

/** The person's last orders and contacted homes. What cannot be loaded is left out: it must not keep them from asking. */
export async function knownThings(http: Http): Promise<readonly KnownThing[]> {
  const [payments, contacts] = await Promise.allSettled([
    http.request('GET /api/v1/payments', { query: {} }),
    http.request('GET /api/v1/user/contacts', { query: { role: 'seeker', page: 1 } }),
  ]);
  const orders = payments.status === 'fulfilled' ? payments.value.payments : [];
  const homes = contacts.status === 'fulfilled' ? contacts.value.entries : [];
  const byOrder = new Map(orders.map(({ orderId, description }) => [orderId, `Order: ${description}`]));
  return [
    ...[...byOrder].slice(0, SHOWN).map(([reference, label]) => ({ about: 'order' as const, reference, label })),
    ...homes
      .flatMap(({ listing }) => (listing ? [homeLine(listing)] : []))
      .slice(0, SHOWN)
      .map(({ id, title }) => ({ about: 'home' as const, reference: id, label: `Home: ${title}` })),
  ];
}
