import { profileLink } from '@aangan/shared-kit/links/account';
import { pageOf } from '@aangan/shared-kit/links/page-links';
import { postPropertyLink } from '@aangan/shared-kit/links/posting';
import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { chatIcon } from '@aangan/shared-kit/ui/icon-paths';
import { ProfileFrame } from '../profile-frame/public.ts';
import { ContactList } from './contact-list.tsx';
import { ENQUIRIES_WORDS } from './enquiries.words.ts';
import { loadContacts } from './load-contacts.ts';

/** Source: product-and-plans, section 2 (profile tabs). */
export async function loader({ url, platform: { http } }: PageArgs) {
  return loadContacts(http, 'owner', pageOf(url.searchParams));
}

export const head = () => personalHead('Enquiries');

export function Component() {
  const { contacts, total, page, size } = usePageData<typeof loader>();
  return (
    <ProfileFrame title="Enquiries" lead={ENQUIRIES_WORDS.lead}>
      {contacts.length > 0 ? (
        <ContactList
          path={profileLink('enquiries')}
          side="owner"
          contacts={contacts}
          total={total}
          page={page}
          size={size}
        />
      ) : (
        <EmptyState
          icon={chatIcon}
          title="No enquiries yet"
          actions={
            <LinkButton variant="primary" to={postPropertyLink()}>
              Post your property free
            </LinkButton>
          }
        >
          <p>{ENQUIRIES_WORDS.empty}</p>
        </EmptyState>
      )}
    </ProfileFrame>
  );
}
