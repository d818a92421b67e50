import { CITIES, CITY_SLUGS } from '@aangan/shared-kit/domain/cities';
import { DRAFT_LIMITS } from '@aangan/shared-kit/domain/posting/draft-limits';
import { safeReturnUrl } from '@aangan/shared-kit/domain/safe-return-url';
import { exploreLink } from '@aangan/shared-kit/links/explore';
import { copyListingLink, importListingsLink, newListingLink } from '@aangan/shared-kit/links/posting';
import {
  type ActionArgs,
  type PageArgs,
  type PageHead,
  usePageAction,
  usePageData,
} from '@aangan/shared-kit/platform/page';
import { Link } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { SelectField } from '@aangan/shared-kit/ui/field';
import { Lead, PageHeading, Stack } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import type { FormEvent } from 'react';
import { KindChoices } from './kind-choices.tsx';
import { START } from './start.words.ts';
import { startListing } from './start-definition.ts';
import { START_HEAD_WORDS } from './start-head.words.ts';
import { loadUnfinished, Unfinished } from './unfinished.tsx';

export async function loader({ url, platform }: PageArgs) {
  const wanted = url.searchParams.get('city');
  return {
    city: CITY_SLUGS.find((city) => city === wanted) ?? platform.session.city,
    // Other sites are led to by the shell alone, so a way back is a path of this one.
    back: safeReturnUrl(url.searchParams.get('returnURL'), { origin: platform.origin, hosts: [] }),
    loggedIn: platform.session.loggedIn,
    unfinished: await loadUnfinished(platform),
  };
}

export function action(args: ActionArgs) {
  return startListing(args);
}

export function head({ url }: { url: URL }): PageHead {
  return {
    title: START_HEAD_WORDS.title,
    description: START_HEAD_WORDS.description,
    canonical: url.pathname,
  };
}

/** The start of a listing: what it is and where. Source: services-and-platform, section 2 (post your property). */
export function Component() {
  const { city, back, loggedIn, unfinished } = usePageData<typeof loader>();
  const { refusal, busy, submit } = usePageAction();
  const full = (unfinished?.length ?? 0) >= DRAFT_LIMITS.open;
  const problem = refusal?.problem ?? Object.values(refusal?.problemsByField ?? {})[0];
  const start = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!busy) submit(new FormData(event.currentTarget, submitter));
  };
  return (
    <PageColumn width="form" gap={32}>
      <PageHeading>
        <h1>{START.title}</h1>
        <Lead>{START.lead}</Lead>
      </PageHeading>
      {unfinished === undefined && <AlertNote tone="attention">{START.notLoaded}</AlertNote>}
      {unfinished && unfinished.length > 0 && <Unfinished drafts={unfinished} />}
      {full ? (
        <AlertNote tone="info">{START.full}</AlertNote>
      ) : (
        <Stack as="form" gap={16} method="post" onSubmit={start} aria-busy={busy}>
          {problem && <AlertNote tone="error">{problem}</AlertNote>}
          <SelectField
            label={START.city}
            name="city"
            defaultValue={refusal?.values.city ?? city}
            options={CITIES.map(({ slug, name }) => ({ value: slug, label: name }))}
          />
          <KindChoices />
        </Stack>
      )}
      <Link to={exploreLink('property', { city })}>{START.explore}</Link>
      {loggedIn && <Link to={newListingLink()}>{START.details}</Link>}
      {loggedIn && <Link to={copyListingLink()}>{START.copy}</Link>}
      {loggedIn && <Link to={importListingsLink()}>{START.import}</Link>}
      {back && (
        <div>
          <LinkButton to={back}>{START.back}</LinkButton>
        </div>
      )}
    </PageColumn>
  );
}
