import type { Http } from '@aangan/shared-kit/platform/http';
import { homeLine } from '../homes/public.ts';
import type { Contact } from './contact.ts';

/** Loads one page of the reader's contacts in one role. */
export async function loadContacts(http: Http, role: 'seeker' | 'owner', page: number) {
  const { entries, ...rest } = await http.request('GET /api/v1/user/contacts', { query: { role, page } });
  const contacts = entries.map(
    ({ listing, ...entry }): Contact => ({ ...entry, home: listing ? homeLine(listing) : undefined }),
  );
  return { contacts, ...rest };
}
