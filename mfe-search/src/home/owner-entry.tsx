import { postPropertyLink } from '@aangan/shared-kit/links/posting';
import { Band } from '@aangan/shared-kit/ui/band';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { SplitRow } from '@aangan/shared-kit/ui/layout';

/** The entry for owners on the home page. */
export function OwnerEntry() {
  return (
    <Band>
      <SplitRow as="section" aria-labelledby="owner-entry">
        <h2 id="owner-entry">Have a home to let or sell?</h2>
        <LinkButton to={postPropertyLink()}>Post property free</LinkButton>
      </SplitRow>
    </Band>
  );
}
