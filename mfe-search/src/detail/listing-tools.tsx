import { profileLink } from '@aangan/shared-kit/links/account';
import { useListingSteps } from '@aangan/shared-kit/platform/use-listing-steps';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { homeIcon } from '@aangan/shared-kit/ui/icon-paths';
import { ShareButton } from '@aangan/shared-kit/ui/share-button';
import { CompareToggle } from '../compare/public.ts';
import {
  ChatLink,
  FurtherAction,
  type ListingAction,
  PHOTOS_ACTION,
  REPORT_ACTION,
  ShortlistAction,
} from '../listing-actions/public.ts';
import type { DetailData } from './detail-data.ts';
import styles from './listing-tools.module.css';
import { MoreMenu } from './more-menu.tsx';
import { NoteButton } from './note-button.tsx';
import { ReportLink } from './report-link.tsx';

interface ListingToolsProps {
  readonly listing: Pick<DetailData, 'id' | 'title' | 'url' | 'status'>;
  readonly onAction: (action: ListingAction) => void;
}

/** What else one can do with a listing. Phones have shortlist and share over the photo. */
export function ListingTools({ listing: { id, title, url, status }, onAction }: ListingToolsProps) {
  const active = status === null;
  const { own } = useListingSteps(id, !active);
  return (
    <div className={styles.tools}>
      <span className={styles.wide}>
        {active && <ShortlistAction id={id} />}
        <ShareButton title={title} path={url} />
      </span>
      {own && <ManageLink />}
      {!own && active && <ChatLink id={id} />}
      {!own && active && <FurtherAction action={PHOTOS_ACTION} onAction={onAction} />}
      <NoteButton id={id} />
      <MoreMenu>
        <CompareToggle id={id} />
        {!own && active && <ReportLink url={url} onReport={() => onAction(REPORT_ACTION)} />}
      </MoreMenu>
    </div>
  );
}

function ManageLink() {
  return (
    <LinkButton variant="quiet" size="small" icon={homeIcon} to={profileLink('properties')}>
      Manage listing
    </LinkButton>
  );
}
