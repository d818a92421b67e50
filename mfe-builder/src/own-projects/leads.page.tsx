import { type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { Rows } from '@aangan/shared-kit/ui/layout';
import { useState } from 'react';
import { DESK_LEAD_WORDS, DESK_WORDS } from './desk.words.ts';
import { DeskFrame, ifVerified, NotVerified } from './desk-frame.tsx';
import { DeskLead } from './desk-lead.tsx';

/** Requests of visitors to the builder's projects, newest first. */
export async function loader({ platform: { http } }: PageArgs) {
  return { page: await ifVerified(http.request('GET /api/v1/builder/leads', {})) };
}

export function head(): PageHead {
  return { title: `${DESK_WORDS.tabs.leads} | Aangan`, robots: 'noindex,nofollow' };
}

export function Component() {
  const { page } = usePageData<typeof loader>();
  return (
    <DeskFrame page="leads" about={DESK_LEAD_WORDS.about}>
      {page ? <LeadList first={page} /> : <NotVerified />}
    </DeskFrame>
  );
}

type LeadPage = NonNullable<Awaited<ReturnType<typeof loader>>['page']>;

function LeadList({ first }: { readonly first: LeadPage }) {
  const [{ leads, next }, setPage] = useState(first);
  const loading = useMutation('GET /api/v1/builder/leads');
  const more = async (cursor: string) => {
    const loaded = await loading.run({ query: { cursor } });
    if (loaded) setPage({ ...loaded.answer, leads: [...leads, ...loaded.answer.leads] });
  };
  if (leads.length === 0) return <EmptyState title={DESK_LEAD_WORDS.empty}>{DESK_LEAD_WORDS.emptyNext}</EmptyState>;
  return (
    <>
      <Rows>
        {leads.map((lead) => (
          <li key={lead.id}>
            <DeskLead first={lead} />
          </li>
        ))}
      </Rows>
      {loading.problem !== undefined && <AlertNote tone="error">{loading.problem}</AlertNote>}
      {next !== null && (
        <Button busy={loading.busy} onClick={() => void more(next)}>
          {DESK_LEAD_WORDS.more}
        </Button>
      )}
    </>
  );
}
