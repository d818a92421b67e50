import { profileLink } from '@aangan/shared-kit/links/account';
import { cityHomeLink } from '@aangan/shared-kit/links/home';
import { ABOUT_YOU_LINK, INTERESTED_LINKS } from '@aangan/shared-kit/links/leads';
import { postPropertyLink } from '@aangan/shared-kit/links/posting';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { ActionsRow, Section } from '@aangan/shared-kit/ui/layout';
import { CrowdLead } from './crowd-form.tsx';
import { LEAD_WORDS } from './lead.words.ts';

/** The entry page for owners and tenants, with a form to report a home that is not listed yet. */
export function OwnerMeetsTenant({ phone, sent }: { readonly phone: string | null; readonly sent: boolean }) {
  const { session } = usePlatform();
  return (
    <>
      <Section aria-labelledby="for-tenants">
        <h2 id="for-tenants">{LEAD_WORDS.seekerTitle}</h2>
        <p>{LEAD_WORDS.seekerLead}</p>
        <ActionsRow as="p">
          {session.loggedIn && <LinkButton to={profileLink('myContacts')}>Your contacts</LinkButton>}
          <LinkButton to={ABOUT_YOU_LINK}>About you, for owners</LinkButton>
          <LinkButton to={cityHomeLink(session.city, 'RENT')}>Find homes for rent</LinkButton>
        </ActionsRow>
      </Section>
      <Section aria-labelledby="for-owners">
        <h2 id="for-owners">You have a home</h2>
        <p>{LEAD_WORDS.ownerLead}</p>
        <ActionsRow as="p">
          <LinkButton to={postPropertyLink()}>Post your property free</LinkButton>
          <LinkButton to={INTERESTED_LINKS.tenant}>Tenants who are interested</LinkButton>
          <LinkButton to={INTERESTED_LINKS.buyer}>Buyers who are interested</LinkButton>
        </ActionsRow>
      </Section>
      <CrowdLead phone={phone?.startsWith('+91') ? phone.slice(3) : ''} sent={sent} />
    </>
  );
}
