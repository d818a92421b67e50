import type { Draft } from '@aangan/shared-kit/contracts/posting';
import type { Publication } from '@aangan/shared-kit/contracts/publishing';
import { profileLink } from '@aangan/shared-kit/links/account';
import { GRIEVANCE_LINK } from '@aangan/shared-kit/links/grievance';
import { manageLink, reactivateLink } from '@aangan/shared-kit/links/posting';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { ActionsRow } from '@aangan/shared-kit/ui/layout';
import { EDIT, GO_ON, GRIEVANCE, OWN_LISTINGS, REACTIVATE, SEE_LISTING, SEE_OTHER } from './confirmation.words.ts';

interface StateActionsProps {
  readonly draft: Pick<Draft, 'id' | 'category'>;
  readonly publication: Publication;
}

interface Action {
  readonly to: string;
  readonly words: string;
}

/** Where the owner goes from here: the most useful first. */
export function StateActions({ draft, publication }: StateActionsProps) {
  const [first, ...others] = actionsOf(draft, publication);
  return (
    <ActionsRow>
      {first && (
        <LinkButton variant="primary" to={first.to}>
          {first.words}
        </LinkButton>
      )}
      {others.map(({ to, words }) => (
        <LinkButton key={to} to={to}>
          {words}
        </LinkButton>
      ))}
    </ActionsRow>
  );
}

function actionsOf({ id, category }: StateActionsProps['draft'], publication: Publication): Action[] {
  const edit = { to: manageLink({ id, category, pageName: 'confirm' }), words: EDIT };
  const own = { to: profileLink('properties'), words: OWN_LISTINGS };
  switch (publication.state) {
    case 'draft':
      return [{ ...edit, words: GO_ON }];
    case 'live':
      return [...(publication.url === null ? [] : [{ to: publication.url, words: SEE_LISTING }]), edit, own];
    case 'duplicate':
      return [...(publication.shownInstead === null ? [] : [{ to: publication.shownInstead, words: SEE_OTHER }]), edit];
    case 'paused':
    case 'closed':
      return [{ to: reactivateLink(id), words: REACTIVATE }, own];
    case 'refused':
      return [{ to: GRIEVANCE_LINK, words: GRIEVANCE }, own];
    case 'checking':
    case 'held':
      return [edit, own];
    case 'deleted':
      return [own];
  }
}
