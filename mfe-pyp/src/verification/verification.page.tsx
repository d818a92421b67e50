import { confirmationLink, postPropertyLink, verificationLink } from '@aangan/shared-kit/links/posting';
import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { Link } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { Rows, Section } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { RetryNote } from '@aangan/shared-kit/ui/retry-note';
import { type LoadedVerification, loadVerification } from './load-verification.ts';
import { SendPapers } from './send-papers.tsx';
import {
  AGAIN,
  CHOOSE,
  NO_LISTINGS,
  NO_LISTINGS_WHY,
  NOT_THERE,
  POST,
  refusedWords,
  SEE_STATE,
  TITLE,
  verifiedWords,
  WAITING,
  WHY,
} from './verification.words.ts';

/** The proof of ownership of a listing. Source: routes.tsv (/property-verification). */
export function loader({ url, platform: { http } }: PageArgs) {
  return loadVerification(http, url.searchParams.get('propertyId'));
}

export const head = () => personalHead(TITLE);

export function Component() {
  const loaded = usePageData<typeof loader>();
  return (
    <PageColumn width="text" bottom={72}>
      <h1>{TITLE}</h1>
      {'listings' in loaded ? <ChooseListing listings={loaded.listings} /> : <OneListing loaded={loaded} />}
    </PageColumn>
  );
}

function ChooseListing({ listings }: Extract<LoadedVerification, { listings: unknown }>) {
  if (listings.length === 0) {
    return (
      <EmptyState title={NO_LISTINGS} actions={<LinkButton to={postPropertyLink()}>{POST}</LinkButton>}>
        <p>{NO_LISTINGS_WHY}</p>
      </EmptyState>
    );
  }
  return (
    <Section aria-labelledby="choose-listing">
      <p>{WHY}</p>
      <h2 id="choose-listing">{CHOOSE}</h2>
      <Rows>
        {listings.map(({ id, title }) => (
          <li key={id}>
            <Link to={verificationLink(id)}>{title}</Link>
          </li>
        ))}
      </Rows>
    </Section>
  );
}

function OneListing({ loaded }: { readonly loaded: Extract<LoadedVerification, { ownership: unknown }> }) {
  const { listing, state, reason, expiresOn } = loaded.ownership;
  const { id, title, url } = listing;
  return (
    <>
      <p>
        <Link to={url}>{title}</Link>
      </p>
      {state === 'verified' && expiresOn !== null && (
        <AlertNote tone="good">
          <p>{verifiedWords(expiresOn)}</p>
        </AlertNote>
      )}
      {state === 'submitted' && (
        <AlertNote tone="info">
          <p>{WAITING}</p>
        </AlertNote>
      )}
      {state === 'refused' && (
        <AlertNote tone="attention">
          <p>{refusedWords(reason ?? '')}</p>
          <p>{AGAIN}</p>
        </AlertNote>
      )}
      {(state === 'none' || state === 'refused') && (
        <>
          <p>{WHY}</p>
          <SendPapers key={id} propertyId={id} papers={loaded.papers} />
        </>
      )}
      <p>
        <Link to={confirmationLink(id)}>{SEE_STATE}</Link>
      </p>
    </>
  );
}

export function ErrorBoundary() {
  return (
    <PageColumn width="text" bottom={72}>
      <h1>{TITLE}</h1>
      <RetryNote>{NOT_THERE}</RetryNote>
    </PageColumn>
  );
}
