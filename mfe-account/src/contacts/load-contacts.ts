import type { Http } from '@aangan/shared-kit/platform/http';
import { homeLine } from '../homes/public.ts';
import type { Contact } from './contact.ts';

/** A page of one's side of the ledger. */
export async function loadContacts(http: Http, role: 'seeker' | 'owner', page: number) {
  const { entries, ...rest } = await http.request('GET /api/v1/user/contacts', { query: { role, page } });
  const contacts = entries.map(
    ({ listing, ...entry }): Contact => ({ ...entry, home: listing ? homeLine(listing) : undefined }),
  );
  return { contacts, ...rest };
}
