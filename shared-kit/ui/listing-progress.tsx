import { profileLink, VISITS_LINK } from '../links/account.ts';
import type { ContactStep } from '../platform/listing-steps.ts';
import { Link } from '../platform/router.ts';
import { useListingSteps } from '../platform/use-listing-steps.ts';
import { Icon } from './icon.tsx';
import { homeIcon, phoneIcon } from './icon-paths.tsx';
import styles from './listing-progress.module.css';
import { calendarIcon } from './tool-icon-paths.tsx';

interface ListingProgressProps {
  readonly id: string;
  /** Title of the listing, for the names of the links. */
  readonly title: string;
  /** Whether the listing is no longer on offer. */
  readonly closed: boolean;
}

/**
 * What the person has done about a listing, with the next step: “Call Farhan”, “Visit: Thu 8 am”, “Your listing”. It
 * appears after the page has loaded, so it belongs over a picture or into reserved space.
 */
export function ListingProgress({ id, title, closed }: ListingProgressProps) {
  const { own, contact, visit } = useListingSteps(id, closed);
  const about = <span className="visually-hidden">: {title}</span>;
  return (
    <>
      {own && (
        <Link className={styles.step} to={profileLink('properties')}>
          <Icon path={homeIcon} />
          Your listing{about}
        </Link>
      )}
      {contact && <Contact step={contact} title={title} />}
      {visit !== undefined && (
        <Link className={styles.step} to={VISITS_LINK}>
          <Icon path={calendarIcon} />
          {visit}
          {about}
        </Link>
      )}
    </>
  );
}

function Contact({ step, title }: { readonly step: ContactStep; readonly title: string }) {
  const words = (
    <>
      <Icon path={phoneIcon} />
      {step.words}
      <span className="visually-hidden">: {title}</span>
    </>
  );
  if (step.kind === 'call') {
    return (
      <Link className={styles.step} to={step.to}>
        {words}
      </Link>
    );
  }
  return (
    <Link className={styles.step} to={profileLink('myContacts')}>
      {words}
    </Link>
  );
}
