import { postPropertyLink } from '@aangan/shared-kit/links/posting';
import { Band } from '@aangan/shared-kit/ui/band';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { SplitRow } from '@aangan/shared-kit/ui/layout';
import { HOME_WORDS } from './home.words.ts';

/** The entry for owners on the home page. */
export function OwnerEntry() {
  return (
    <Band>
      <SplitRow as="section" aria-labelledby="owner-entry">
        <h2 id="owner-entry">{HOME_WORDS.owners}</h2>
        <LinkButton to={postPropertyLink()}>Post property free</LinkButton>
      </SplitRow>
    </Band>
  );
}
