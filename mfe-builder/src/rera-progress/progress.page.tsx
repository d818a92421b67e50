import { projectLink, reraProgressLink } from '@aangan/shared-kit/links/projects';
import { notFound, type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Lead, PageHeading } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { FindProject } from './find-project.tsx';
import { PROGRESS_WORDS } from './progress.words.ts';
import { ProgressReport } from './progress-report.tsx';

/** Fewest letters of a name that is searched. */
const NAME_AT_LEAST = 2;
const MOST_FOUND = 12;

/** Quarterly progress: of the project of the address, or projects by name. */
export async function loader({ url, platform: { http } }: PageArgs) {
  const id = url.searchParams.get('project') ?? '';
  const name = (url.searchParams.get('name') ?? '').trim().slice(0, 60);
  if (id !== '') {
    if (!/^[a-z0-9]{6,32}$/.test(id)) throw notFound();
    const report = await http.request('GET /api/v1/building/{id}/progress', { params: { id } });
    return { name, report, found: undefined };
  }
  const found =
    name.length < NAME_AT_LEAST
      ? undefined
      : (await http.request('GET /api/v1/project/names', { query: { hint: name, size: MOST_FOUND } })).projects;
  return { name, report: undefined, found };
}

export function head({ data: { report } }: { data: Awaited<ReturnType<typeof loader>> }): PageHead {
  const { project } = report ?? {};
  return {
    title: `${project ? `${project.name}: progress report` : PROGRESS_WORDS.title} | Aangan`,
    description: PROGRESS_WORDS.about,
    canonical: reraProgressLink(project?.id),
  };
}

export function Component() {
  const { name, report, found } = usePageData<typeof loader>();
  return (
    <PageColumn width="medium">
      <PageHeading>
        <h1>{report ? report.project.name : PROGRESS_WORDS.title}</h1>
        <Lead>{PROGRESS_WORDS.about}</Lead>
      </PageHeading>
      <AlertNote tone="info">{PROGRESS_WORDS.invented}</AlertNote>
      {report ? <ProgressReport report={report} address={addressOf(report.project)} /> : null}
      <FindProject key={name} name={name} found={found} />
    </PageColumn>
  );
}

function addressOf({ id, name, builder }: { id: string; name: string; builder: { name: string } }): string {
  return projectLink({ id, name, builder: builder.name });
}
