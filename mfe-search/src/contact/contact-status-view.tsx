import type { AskedContact } from '@aangan/shared-kit/contracts/contacts';
import type { ContactStatus } from '@aangan/shared-kit/domain/contact-status';
import { profileLink } from '@aangan/shared-kit/links/account';
import { newChatLink } from '@aangan/shared-kit/links/chat';
import { categoryPlansLink, withReturn } from '@aangan/shared-kit/links/plans';
import { Link, useLocation } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { chatIcon, phoneIcon } from '@aangan/shared-kit/ui/icon-paths';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import type { ReactNode } from 'react';
import { type ActedOnListing, resumeFragment } from '../listing-sheet/public.ts';
import { BrokerQuestion } from './broker-question.tsx';
import { CONTACT_WORDS } from './contact.words.ts';
import { leftWords, renewalWords } from './left-words.ts';
import { OwnerNumber } from './owner-number.tsx';
import { ShowInterest } from './show-interest.tsx';

interface ContactStatusViewProps extends ActedOnListing {
  readonly asked: AskedContact;
  readonly busy: boolean;
  readonly onAsk: () => void;
  /** Called when the blocking condition has changed. */
  readonly onChanged: () => void;
}

const usedUp = ({ id, category }: ContactStatusViewProps) => (
  <>
    <PlansButton category={category} />
    <LinkButton wide icon={chatIcon} to={newChatLink(id)}>
      Chat with the owner
    </LinkButton>
    <ShowInterest id={id} />
  </>
);

/** Leads to the plans for such a listing. Once one is bought, this sheet opens again. */
function PlansButton({ category }: Pick<ActedOnListing, 'category'>) {
  const { pathname, search } = useLocation();
  const back = `${pathname}${search}${resumeFragment('contact')}`;
  return (
    <LinkButton variant="primary" wide to={withReturn(categoryPlansLink(category), back)}>
      See plans
    </LinkButton>
  );
}

/** Possible actions for each status without a number. Source: product-and-plans, section 4 (contact status). */
const STATUS_ACTIONS: { readonly [Status in ContactStatus]?: (props: ContactStatusViewProps) => ReactNode } = {
  NO_PLAN_SELECTED: usedUp,
  LIMIT_EXCEEDED: usedUp,
  PHONE_NOTVERIFIED: ({ id }) => (
    <>
      <LinkButton variant="primary" wide to={profileLink()}>
        Verify your number
      </LinkButton>
      <ShowInterest id={id} />
    </>
  ),
  BROKER_NOTVERIFIED_NEW: ({ onChanged }) => <BrokerQuestion onAnswered={onChanged} />,
  requested: () => (
    <SmallText>
      {CONTACT_WORDS.requestedBefore} <Link to={profileLink('myContacts')}>Contacts</Link>
      {CONTACT_WORDS.requestedAfter}
    </SmallText>
  ),
};

/** The contact status of a home: the number, the cost of asking, or what blocks it and the next step. */
export function ContactStatusView(props: ContactStatusViewProps) {
  const { status, message, sent, contact, allowance, mayAsk, ownerDecides } = props.asked;
  if (sent && contact) return <OwnerNumber owner={contact} message={message} allowance={allowance} />;
  if (!mayAsk) {
    const used = allowance.left === 0 && STATUS_ACTIONS[status] === usedUp;
    return (
      <>
        <AlertNote tone={status === 'requested' ? 'info' : 'attention'}>
          {message} {used && renewalWords(allowance)}
        </AlertNote>
        {STATUS_ACTIONS[status]?.(props)}
      </>
    );
  }
  return (
    <>
      <p>{leftWords(allowance)}</p>
      {ownerDecides && <p>{message}</p>}
      <SmallText>
        {CONTACT_WORDS.termsBefore} <Link to={profileLink('myContacts')}>Contacts</Link>
        {CONTACT_WORDS.termsAfter}
      </SmallText>
      <Button variant="primary" wide icon={phoneIcon} busy={props.busy} onClick={props.onAsk}>
        {ownerDecides ? 'Ask the owner' : 'Get the number'}, use 1 of {allowance.left}
      </Button>
    </>
  );
}
