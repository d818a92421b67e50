import { CALL_KIND_NAMES, type CallKind } from '@aangan/shared-kit/domain/dialer/call-kinds';
import { CALL_CASES_ON_PAGE } from '@aangan/shared-kit/domain/dialer/call-lease';
import { CALL_QUEUE_LINK, callKindLink, DIALER_LINK } from '@aangan/shared-kit/links/dialer';
import { pageLinks, pageOf } from '@aangan/shared-kit/links/page-links';
import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { Link } from '@aangan/shared-kit/platform/router';
import { staffHead } from '@aangan/shared-kit/platform/staff-queue';
import { Rows, Section } from '@aangan/shared-kit/ui/layout';
import { Pagination } from '@aangan/shared-kit/ui/pagination';
import { StaffPage } from '@aangan/shared-kit/ui/staff-page';
import { CaseRow } from './case-row.tsx';
import { DIALER_WORDS, KIND_WORDS } from './dialer.words.ts';
import { TeamView } from './team-view.tsx';

/** All calls of the staff member's roles, or of one reason, and what waits in the team. */
export async function loader({ url: { searchParams }, platform: { http } }: PageArgs) {
  const asked = searchParams.get('kind');
  const kind = CALL_KIND_NAMES.find((each) => each === asked);
  const page = pageOf(searchParams);
  const [{ cases, total }, team] = await Promise.all([
    http.request('GET /api/v1/staff/calls', { query: { page, ...(kind && { kind }) } }),
    http.request('GET /api/v1/staff/calls/team', {}),
  ]);
  const links = pageLinks(kind ? callKindLink(kind) : CALL_QUEUE_LINK, total, CALL_CASES_ON_PAGE);
  return { cases, team, kind, page, links };
}

export const head = () => staffHead(DIALER_WORDS.queueTitle);

export function Component() {
  const { cases, team, kind, page, links } = usePageData<typeof loader>();
  return (
    <StaffPage title={DIALER_WORDS.queueTitle}>
      <p>
        <Link to={DIALER_LINK}>{DIALER_WORDS.back}</Link>
      </p>
      <TeamView team={team} />
      <Section aria-labelledby="cases">
        <h2 id="cases">{headingOf(kind)}</h2>
        {kind && (
          <p>
            <Link to={CALL_QUEUE_LINK}>{DIALER_WORDS.everyKind}</Link>
          </p>
        )}
        {cases.length === 0 && <p>{DIALER_WORDS.noCases}</p>}
        <Rows>
          {cases.map((each) => (
            <li key={each.id}>
              <CaseRow each={each} />
            </li>
          ))}
        </Rows>
        <Pagination current={page} last={links.last} label="Pages of this list" pages={links.pages} />
      </Section>
    </StaffPage>
  );
}

function headingOf(kind: CallKind | undefined): string {
  return kind ? KIND_WORDS[kind] : DIALER_WORDS.everyKind;
}
