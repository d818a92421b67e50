import type { PlanContact } from '@aangan/shared-kit/contracts/contacts';
import type { MyPlan } from '@aangan/shared-kit/contracts/my-plans';
import { profileLink } from '@aangan/shared-kit/links/account';
import { planContactsLink } from '@aangan/shared-kit/links/my-plan';
import { Link } from '@aangan/shared-kit/platform/router';
import { Rows, Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { Pagination } from '@aangan/shared-kit/ui/pagination';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import { CONTACT_HISTORY_WORDS } from './contact-history.words.ts';
import styles from './my-plan.module.css';
import { contactWords } from './my-plan.words.ts';

const LABELS = {
  waiting: { label: 'Waiting', tone: 'information' },
  used: { label: 'Used', tone: 'plain' },
  doubtful: { label: 'Being checked', tone: 'attention' },
  returned: { label: 'Came back', tone: 'good' },
} as const satisfies Record<PlanContact['state'], { label: string; tone: string }>;

interface ContactHistoryProps {
  readonly plan: Pick<MyPlan, 'id' | 'name'>;
  readonly contacts: readonly PlanContact[];
  readonly page: number;
  readonly pages: number;
}

/** The contacts of a plan, each with its home and what became of it. */
export function ContactHistory({ plan: { id, name }, contacts, page, pages }: ContactHistoryProps) {
  return (
    <Section aria-labelledby="contacts">
      <h2 id="contacts">Contacts of {name}</h2>
      <SmallText>
        {CONTACT_HISTORY_WORDS.before} <Link to={profileLink('myContacts')}>Contacts</Link>
        {CONTACT_HISTORY_WORDS.after}
      </SmallText>
      {contacts.length === 0 ? (
        <p>{CONTACT_HISTORY_WORDS.none}</p>
      ) : (
        <Rows>
          {contacts.map((contact) => {
            const { label, tone } = LABELS[contact.state];
            return (
              <li key={contact.contactId ?? contact.at} className={styles.contact}>
                <span>
                  {contact.listing ? (
                    <Link to={contact.listing.url}>{contact.listing.title}</Link>
                  ) : (
                    CONTACT_HISTORY_WORDS.gone
                  )}
                  <small>{contactWords(contact)}</small>
                </span>
                <StatusLabel tone={tone}>{label}</StatusLabel>
              </li>
            );
          })}
        </Rows>
      )}
      <Pagination
        current={page}
        last={pages}
        pages={Array.from({ length: pages }, (_, index) => ({
          page: index + 1,
          href: planContactsLink(id, index + 1),
        }))}
      />
    </Section>
  );
}
