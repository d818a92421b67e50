import { isMonthly } from '@aangan/shared-kit/domain/listing-category';
import { profileLink, VISITS_LINK } from '@aangan/shared-kit/links/account';
import { interestedLink } from '@aangan/shared-kit/links/leads';
import type { ContactStep } from '@aangan/shared-kit/platform/listing-steps';
import { useListingSteps } from '@aangan/shared-kit/platform/use-listing-steps';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { phoneIcon, userIcon } from '@aangan/shared-kit/ui/icon-paths';
import { calendarIcon } from '@aangan/shared-kit/ui/tool-icon-paths';
import type { ActedOnListing } from '../listing-sheet/public.ts';
import { ActionButton } from './action-button.tsx';
import styles from './actions.module.css';
import { CONTACT_ACTION, type ListingAction, VISIT_ACTION } from './listing-actions.ts';
import { StepLabel } from './step-label.tsx';

interface MainStepsProps {
  readonly listing: ActedOnListing;
  readonly onAction: (action: ListingAction) => void;
}

/** Contact and visit, or their next steps once they were done. Owners see who is interested, and their visits. */
export function MainSteps({ listing, onAction }: MainStepsProps) {
  const { own, contact, visit } = useListingSteps(listing.id, false);
  if (own) return <OwnerSteps listing={listing} />;
  return (
    <>
      <Contact step={contact} onAction={onAction} />
      <ActionButton action={VISIT_ACTION} label={visit} variant="secondary" onAction={onAction} />
    </>
  );
}

interface ContactProps extends Pick<MainStepsProps, 'onAction'> {
  readonly step: ContactStep | undefined;
}

function Contact({ step, onAction }: ContactProps) {
  const to = step?.kind === 'call' ? step.to : step?.kind === 'contacts' && profileLink('myContacts');
  if (!step || !to) {
    return <ActionButton action={CONTACT_ACTION} label={step?.words} variant="primary" onAction={onAction} />;
  }
  return (
    <LinkButton variant="primary" wide icon={phoneIcon} className={styles.action ?? ''} to={to}>
      <StepLabel label={step.words} />
    </LinkButton>
  );
}

function OwnerSteps({ listing: { id, category } }: Pick<MainStepsProps, 'listing'>) {
  const kind = isMonthly(category) ? 'tenant' : 'buyer';
  return (
    <>
      <LinkButton variant="primary" wide icon={userIcon} className={styles.action ?? ''} to={interestedLink(kind, id)}>
        <StepLabel label="Who is interested" />
      </LinkButton>
      <LinkButton wide icon={calendarIcon} className={styles.action ?? ''} to={VISITS_LINK}>
        <StepLabel label="Visits" />
      </LinkButton>
    </>
  );
}
