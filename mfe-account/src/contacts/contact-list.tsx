import { pageLinks } from '@aangan/shared-kit/links/page-links';
import { Rows } from '@aangan/shared-kit/ui/layout';
import { Pagination } from '@aangan/shared-kit/ui/pagination';
import type { Contact, ContactSide } from './contact.ts';
import { ContactLine } from './contact-line.tsx';

interface ContactListProps {
  readonly path: string;
  readonly side: ContactSide;
  readonly contacts: readonly Contact[];
  readonly total: number;
  readonly page: number;
  readonly size: number;
}

/** One page of the ledger. */
export function ContactList({ path, side, contacts, total, page, size }: ContactListProps) {
  const links = pageLinks(path, total, size);
  return (
    <>
      <Rows>
        {contacts.map((contact) => (
          <li key={contact.id}>
            <ContactLine contact={contact} side={side} />
          </li>
        ))}
      </Rows>
      <Pagination current={page} last={links.last} pages={links.pages} />
    </>
  );
}
