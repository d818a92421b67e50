import { FEEDBACK_LINK, profileLink } from '@aangan/shared-kit/links/account';
import { pageOf } from '@aangan/shared-kit/links/page-links';
import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { Link } from '@aangan/shared-kit/platform/router';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { DeferredSection } from '@aangan/shared-kit/ui/deferred-section';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { phoneIcon } from '@aangan/shared-kit/ui/icon-paths';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { ProfileFrame } from '../profile-frame/public.ts';
import { quietHoursSection } from '../quiet-hours/public.ts';
import { ContactList } from './contact-list.tsx';
import { allowanceWords } from './contact-words.ts';
import { loadContacts } from './load-contacts.ts';
import { MY_CONTACTS_WORDS } from './my-contacts.words.ts';

/** Source: product-and-plans, section 2 (profile tabs). */
export async function loader({ url, platform: { http } }: PageArgs) {
  const [ledger, { timeZone, quietFrom, quietTo }] = await Promise.all([
    loadContacts(http, 'seeker', pageOf(url.searchParams)),
    http.request('GET /api/v3/user/info', {}),
    quietHoursSection.load(),
  ]);
  return { ...ledger, quiet: { timeZone, quietFrom, quietTo } };
}

export const head = () => personalHead('Your contacts');

export function Component() {
  const { contacts, total, page, size, allowance, quiet } = usePageData<typeof loader>();
  return (
    <ProfileFrame title="Contacts" lead={allowanceWords(allowance)}>
      <SmallText>
        {MY_CONTACTS_WORDS.leadBefore} <Link to={profileLink('enquiries')}>Enquiries</Link>
        {MY_CONTACTS_WORDS.leadMiddle} <Link to={FEEDBACK_LINK}>Feedback</Link>.
      </SmallText>
      {contacts.length > 0 ? (
        <ContactList
          path={profileLink('myContacts')}
          side="seeker"
          contacts={contacts}
          total={total}
          page={page}
          size={size}
        />
      ) : (
        <EmptyState icon={phoneIcon} title="No contacts yet" actions={<LinkButton to="/">Look at homes</LinkButton>}>
          <p>{MY_CONTACTS_WORDS.empty}</p>
        </EmptyState>
      )}
      <DeferredSection section={quietHoursSection} with={quiet} />
    </ProfileFrame>
  );
}
