import { KNOW_YOUR_RENT_LINK, knowYourRentLink } from '@aangan/shared-kit/links/know-your-rent';
import { type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { useLocation } from '@aangan/shared-kit/platform/router';
import { Lead, PageHeading, SplitRow } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { ShareButton } from '@aangan/shared-kit/ui/share-button';
import { useEffect, useRef } from 'react';
import { HOME_FORM, HomeForm } from './home-form.tsx';
import { estimateWords, KNOW_WORDS } from './know-your-rent.words.ts';
import { loadEstimate as loader } from './load-estimate.ts';
import { NextSteps } from './next-steps.tsx';
import { RentResult } from './rent-result.tsx';

export { loader };

/** The form is what search engines show; estimates depend on answers. */
export function head({ data: { home, answer } }: { readonly data: Awaited<ReturnType<typeof loader>> }): PageHead {
  return {
    title: `${answer ? estimateWords(home, answer) : KNOW_WORDS.headTitle} | Aangan`,
    description: KNOW_WORDS.description,
    canonical: KNOW_YOUR_RENT_LINK,
    ...(answer && { robots: 'noindex,follow' }),
  };
}

/** What rent a home could ask. Source: product-and-plans, section 2 (share=true is the view for others). */
export function Component() {
  const { home, answer, shared } = usePageData<typeof loader>();
  const heading = useHeadingOf(useLocation().search);
  return (
    <PageColumn width="form" gap={32} top={32} bottom={72}>
      <PageHeading>
        <h1>{KNOW_WORDS.title}</h1>
        <Lead>{KNOW_WORDS.lead}</Lead>
      </PageHeading>
      {answer && (
        <>
          <RentResult home={home} answer={answer} heading={heading}>
            {!shared && (
              <SplitRow>
                <a href={`#${HOME_FORM}`}>{KNOW_WORDS.change}</a>
                <ShareButton title={estimateWords(home, answer)} path={knowYourRentLink(home, true)} />
              </SplitRow>
            )}
          </RentResult>
          <NextSteps home={home} shared={shared} />
        </>
      )}
      {!shared && <HomeForm />}
    </PageColumn>
  );
}

/** The heading of the estimate takes the focus when another home is estimated in the same document. */
function useHeadingOf(search: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const known = useRef(search);
  useEffect(() => {
    if (known.current === search) return;
    known.current = search;
    heading.current?.focus({ preventScroll: true });
  }, [search]);
  return heading;
}
