import { emptySearch } from '@aangan/shared-kit/domain/listing-search';
import { exploreLink } from '@aangan/shared-kit/links/explore';
import { type EstimatedHome, KNOW_YOUR_RENT_LINK } from '@aangan/shared-kit/links/know-your-rent';
import { searchLink } from '@aangan/shared-kit/links/search';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { ActionsRow, Section } from '@aangan/shared-kit/ui/layout';
import { KNOW_WORDS } from './know-your-rent.words.ts';

interface NextStepsProps {
  readonly home: EstimatedHome & { readonly city: string };
  /** Somebody else has sent the estimate. */
  readonly shared: boolean;
}

/** The ways on: an owner posts the home, a tenant searches for one, and others estimate their own. */
export function NextSteps({ home, shared }: NextStepsProps) {
  const { city, locality, bhk, furnishing, area } = home;
  const values = { ...(bhk && { unit: bhk }), ...(furnishing && { furnishing }), ...(area && { area }) };
  const search = {
    ...emptySearch('RENT', city),
    ...(locality && { localities: [locality] }),
    ...(bhk && { bhk: [bhk] }),
  };
  return (
    <Section aria-labelledby="next">
      <h2 id="next">{KNOW_WORDS.next}</h2>
      <ActionsRow>
        {shared ? (
          <LinkButton to={KNOW_YOUR_RENT_LINK} variant="primary">
            {KNOW_WORDS.own}
          </LinkButton>
        ) : (
          <LinkButton to={exploreLink('listing', { city, locality, category: 'RENT', values })} variant="primary">
            {KNOW_WORDS.post}
          </LinkButton>
        )}
        <LinkButton to={searchLink(search)}>{KNOW_WORDS.search}</LinkButton>
      </ActionsRow>
    </Section>
  );
}
