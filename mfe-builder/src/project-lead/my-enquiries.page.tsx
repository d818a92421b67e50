import type { OwnProjectLead } from '@aangan/shared-kit/contracts/project-leads';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { Lead, PageHeading, Rows } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { useState } from 'react';
import { WatchedList } from '../watched-project/public.ts';
import { Enquiry } from './enquiry.tsx';
import { ENQUIRY_WORDS } from './project-lead.words.ts';

/** What a visitor asked builders for, and the projects that they watch. */
export async function loader({ platform: { http } }: PageArgs) {
  const [{ leads }, { projects }] = await Promise.all([
    http.request('GET /api/v1/user/project-leads', {}),
    http.request('GET /api/v1/user/watched-projects', {}),
  ]);
  const dated = leads.map((lead) => ({ ...lead, sentDay: formatDay(lead.sentOn), endDay: formatDay(lead.endsOn) }));
  return { leads: dated, watched: projects };
}

export function head(): PageHead {
  return { title: `${ENQUIRY_WORDS.title} | Aangan`, robots: 'noindex,nofollow' };
}

export function Component() {
  const loaded = usePageData<typeof loader>();
  const [changed, setChanged] = useState<Readonly<Record<string, OwnProjectLead['state']>>>({});
  const leads = loaded.leads.map((lead) => ({ ...lead, state: changed[lead.id] ?? lead.state }));
  return (
    <PageColumn width="medium">
      <PageHeading>
        <h1>{ENQUIRY_WORDS.title}</h1>
        <Lead>{ENQUIRY_WORDS.about}</Lead>
      </PageHeading>
      {leads.length === 0 ? (
        <EmptyState
          title={ENQUIRY_WORDS.empty}
          actions={
            <LinkButton to="/new-projects" variant="primary">
              {ENQUIRY_WORDS.browse}
            </LinkButton>
          }
        >
          {ENQUIRY_WORDS.emptyNext}
        </EmptyState>
      ) : (
        <Rows>
          {leads.map((lead) => (
            <li key={lead.id}>
              <Enquiry
                lead={lead}
                onWithdrawn={({ id, state }) => setChanged((before) => ({ ...before, [id]: state }))}
              />
            </li>
          ))}
        </Rows>
      )}
      <WatchedList watched={loaded.watched} />
    </PageColumn>
  );
}
