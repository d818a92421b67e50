import type { AlertChannel, AlertFrequency } from '@aangan/shared-kit/domain/alert-options';
import { SMART_SEARCH_LINK, SMART_SEARCH_REQUIREMENT_LINK } from '@aangan/shared-kit/links/smart-search';
import { orRefusal } from '@aangan/shared-kit/platform/form-refusal';
import { type ActionArgs, type PageArgs, type PageModule, usePageData } from '@aangan/shared-kit/platform/page';
import { Link, redirect } from '@aangan/shared-kit/platform/router';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { Lead, PageHeading } from '@aangan/shared-kit/ui/layout';
import { LinedRows } from '@aangan/shared-kit/ui/lined-rows';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { AlertForm } from './alert-form.tsx';
import { REQUIREMENT_WORDS } from './requirement.words.ts';

/** Alerts for a session: a requirement that goes on searching. Source: services-and-platform, section 2. */
export async function loader({ url, platform }: PageArgs) {
  const { loadRequirement } = await import('./load-requirement.ts');
  const data = await loadRequirement(platform, url.searchParams.get('session'));
  return { ...data, saved: url.searchParams.has('saved') };
}

/** Saves the alert; the API judges what is sent. */
export async function action({ form, platform }: ActionArgs) {
  const session = String(form.get('session'));
  return orRefusal(form, async () => {
    const channel = form.get('channel');
    await platform.http.request('POST /api/v1/alerts', {
      json: {
        address: String(form.get('address')),
        name: String(form.get('name')).slice(0, 80),
        frequency: String(form.get('frequency')) as AlertFrequency,
        ...(channel && { channel: String(channel) as AlertChannel }),
      },
    });
    return redirect(`${SMART_SEARCH_REQUIREMENT_LINK}?session=${encodeURIComponent(session)}&saved=1`);
  });
}

type Data = Awaited<ReturnType<typeof loader>>;

export const head: NonNullable<PageModule<Data>['head']> = () => ({
  title: REQUIREMENT_WORDS.metaTitle,
  robots: 'noindex',
});

export function Component() {
  const { chosen, sessions, saved } = usePageData<typeof loader>();
  return (
    <PageColumn width="form">
      <PageHeading>
        <h1>{REQUIREMENT_WORDS.heading}</h1>
        <Lead>{REQUIREMENT_WORDS.lead}</Lead>
      </PageHeading>
      {chosen ? <AlertForm chosen={chosen} saved={saved} /> : <Choose sessions={sessions} />}
    </PageColumn>
  );
}

function Choose({ sessions }: Pick<Data, 'sessions'>) {
  if (sessions.length === 0) {
    return (
      <EmptyState
        title={REQUIREMENT_WORDS.none}
        actions={<LinkButton to={SMART_SEARCH_LINK}>{REQUIREMENT_WORDS.start}</LinkButton>}
      >
        <p>{REQUIREMENT_WORDS.noneHelp}</p>
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="choose">
      <h2 id="choose">{REQUIREMENT_WORDS.choose}</h2>
      <LinedRows>
        {sessions.map(({ id, label }) => (
          <li key={id}>
            <Link to={`${SMART_SEARCH_REQUIREMENT_LINK}?session=${id}`}>{label}</Link>
          </li>
        ))}
      </LinedRows>
    </section>
  );
}
