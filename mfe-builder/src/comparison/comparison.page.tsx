import { COMPARED_PROJECTS } from '@aangan/shared-kit/domain/projects/project-search';
import { notFound, type PageArgs, type PageModule, usePageData } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { CsvButton } from '@aangan/shared-kit/ui/csv-button';
import { SoftText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { ShareButton } from '@aangan/shared-kit/ui/share-button';
import { LinkTabs } from '@aangan/shared-kit/ui/tabs';
import { knownProject } from '../project-data/public.ts';
import { AddProject } from './add-project.tsx';
import { ComparedProjects } from './compared-projects.tsx';
import styles from './comparison.module.css';
import { COMPARISON_WORDS } from './comparison.words.ts';
import { comparisonAddress, parseComparison } from './comparison-address.ts';
import { comparisonData } from './comparison-data.ts';
import { COMPARISON_HEAD_WORDS } from './comparison-head.words.ts';

/**
 * Up to four projects side by side. The project of the address fills the first tab and leaves the rest empty.
 * Source: services-and-platform, section 4 (builder pages).
 */
export async function loader({ url, platform: { http } }: PageArgs) {
  const asked = parseComparison(url);
  if (!asked) throw notFound();
  const { parent, others, differences, find } = asked;
  // A pasted address of a project becomes part of the comparison's own address.
  const address = comparisonAddress([parent, ...others], { differences });
  if (find === '' && url.searchParams.has('find')) throw redirect(address);
  return comparisonData(asked, {
    comparison: await knownProject(
      http.request('GET /api/v2/building/{id}/comparison', {
        params: { id: parent },
        query: { with: others.join(',') },
      }),
    ),
    nearby:
      others.length < COMPARED_PROJECTS - 1
        ? await http.request('GET /api/v2/building/{id}/nearby', { params: { id: parent } }).catch(() => null)
        : null,
    find: (city) =>
      find === ''
        ? Promise.resolve([])
        : http.request('GET /api/v1/project/names', { query: { city, hint: find } }).then(({ projects }) => projects),
  });
}

type Data = Awaited<ReturnType<typeof loader>>;

export const head: NonNullable<PageModule<Data>['head']> = ({ data: { buildings, address } }) => ({
  title:
    buildings.length > 1
      ? `${buildings.map(({ name }) => name).join(', ')} compared | Aangan`
      : COMPARISON_HEAD_WORDS.title(buildings[0]?.name ?? 'projects'),
  description: COMPARISON_HEAD_WORDS.description,
  canonical: address,
  robots: 'noindex,follow',
});

export function Component() {
  const { ids, tabs, buildings, rows, differences, missing, find, found, candidates, address } =
    usePageData<typeof loader>();
  const shown = differences ? rows.filter((row) => row.differs) : rows;
  const compared = buildings.length > 1;
  return (
    <PageColumn width="full">
      <header>
        <h1>{COMPARISON_WORDS.title}</h1>
        <SoftText>
          {buildings.length} of {COMPARED_PROJECTS}. {COMPARISON_WORDS.lead}
        </SoftText>
      </header>
      {missing && <AlertNote tone="attention">{COMPARISON_WORDS.missing}</AlertNote>}
      {compared && (
        <div className={styles.tools}>
          <LinkTabs
            label={COMPARISON_WORDS.rows}
            items={[
              { label: COMPARISON_WORDS.everything, to: comparisonAddress(ids), current: !differences },
              {
                label: COMPARISON_WORDS.differences,
                to: comparisonAddress(ids, { differences: true }),
                current: differences,
              },
            ]}
          />
        </div>
      )}
      <ComparedProjects tabs={tabs} buildings={buildings} rows={shown} differences={differences} />
      {compared && (
        <div className={styles.scripted}>
          <ShareButton title={COMPARISON_WORDS.share} path={address} />
          <CsvButton
            name="projects-compared"
            lines={() => [
              ['', ...buildings.map(({ name }) => name)],
              ...shown.map(({ label, cells }) => [label, ...cells]),
            ]}
          />
        </div>
      )}
      {ids.length < COMPARED_PROJECTS && <AddProject ids={ids} find={find} found={found} candidates={candidates} />}
    </PageColumn>
  );
}
