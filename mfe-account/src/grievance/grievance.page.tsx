import { GRIEVANCE_SUBJECT_MOST, isGrievanceKind } from '@aangan/shared-kit/domain/grievance';
import { PRIVACY_LINK } from '@aangan/shared-kit/links/account';
import { GRIEVANCE_LINK } from '@aangan/shared-kit/links/grievance';
import { type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Lead, PageHeading } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { RetryNote } from '@aangan/shared-kit/ui/retry-note';
import { OfficerCard } from '../grievance-officer/public.ts';
import { GRIEVANCE_WORDS } from './grievance.words.ts';
import { GrievanceFields } from './grievance-fields.tsx';
import { sendGrievance } from './grievance-form.ts';
import { OwnGrievances } from './own-grievances.tsx';

/** The officer, and the person’s own complaints. The address may say what a new one is about. */
export async function loader({ url, platform: { http, session } }: PageArgs) {
  const [{ officer }, { grievances }] = await Promise.all([
    http.request('GET /api/v1/grievances/officer', {}),
    session.loggedIn ? http.request('GET /api/v1/user/grievances', {}) : { grievances: [] },
  ]);
  const kind = url.searchParams.get('kind') ?? '';
  const subject = (url.searchParams.get('subject') ?? '').slice(0, GRIEVANCE_SUBJECT_MOST);
  return { officer, grievances, kind: isGrievanceKind(kind) ? kind : 'content', subject };
}

export const action = sendGrievance;

export function head(): PageHead {
  return {
    title: GRIEVANCE_WORDS.title,
    description: GRIEVANCE_WORDS.description,
    canonical: GRIEVANCE_LINK,
  };
}

export function Component() {
  const { officer, grievances, kind, subject } = usePageData<typeof loader>();
  const { loggedIn } = usePlatform().session;
  return (
    <PageColumn width="form" top={32} bottom={72}>
      <PageHeading>
        <h1>Complaints</h1>
        <Lead>{GRIEVANCE_WORDS.lead}</Lead>
      </PageHeading>
      <OwnGrievances grievances={grievances} />
      <GrievanceFields key={`${kind} ${subject}`} kind={kind} subject={subject} loggedIn={loggedIn} />
      <OfficerCard officer={officer} next={{ to: PRIVACY_LINK, label: GRIEVANCE_WORDS.privacy }} />
    </PageColumn>
  );
}

export function ErrorBoundary() {
  return (
    <PageColumn width="form" top={32} bottom={72}>
      <h1>Complaints</h1>
      <RetryNote>{GRIEVANCE_WORDS.failed}</RetryNote>
    </PageColumn>
  );
}
