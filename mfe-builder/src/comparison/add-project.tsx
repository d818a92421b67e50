import { COMPARED_PROJECTS } from '@aangan/shared-kit/domain/projects/project-search';
import { projectComparisonLink } from '@aangan/shared-kit/links/projects';
import { Form } from '@aangan/shared-kit/platform/router';
import { AddToComparison, Candidate } from '@aangan/shared-kit/ui/add-to-comparison';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { Carousel } from '@aangan/shared-kit/ui/carousel';
import { TextField } from '@aangan/shared-kit/ui/field';
import { searchIcon } from '@aangan/shared-kit/ui/icon-paths';
import { useShortlistedIds } from '../project-shortlist/public.ts';
import { ProjectTile, type TileData } from '../project-tile/public.ts';
import { COMPARISON_WORDS } from './comparison.words.ts';

interface AddProjectProps {
  readonly ids: readonly [first: string, ...others: string[]];
  /** Text of the search; empty before one. */
  readonly find: string;
  readonly found: readonly TileData[];
  /** Projects like the first one, as far as they are not compared. */
  readonly candidates: readonly TileData[];
}

/** Ways to add a project; each only changes the address, so all but the shortlist work without JavaScript. */
export function AddProject({ ids, find, found, candidates }: AddProjectProps) {
  const [first, ...others] = ids;
  const saved = useShortlistedIds();
  const more = saved.filter((id) => !ids.includes(id)).slice(0, COMPARED_PROJECTS - ids.length);
  return (
    <AddToComparison id="add-project" title={COMPARISON_WORDS.add}>
      {more.length > 0 && (
        <p>
          <LinkButton to={projectComparisonLink([first, ...others, ...more])}>
            {COMPARISON_WORDS.saved} ({more.length})
          </LinkButton>
        </p>
      )}
      <Form method="get" action={`/comparison-report-${first}`}>
        {others.length > 0 && <input type="hidden" name="with" value={others.join(',')} />}
        <TextField
          label={COMPARISON_WORDS.find}
          help={COMPARISON_WORDS.findHelp}
          name="find"
          required
          autoComplete="off"
          defaultValue={find}
        />
        <Button type="submit" icon={searchIcon}>
          {COMPARISON_WORDS.findButton}
        </Button>
      </Form>
      {find !== '' && found.length === 0 && <AlertNote tone="info">{COMPARISON_WORDS.foundNone}</AlertNote>}
      <Choices title={COMPARISON_WORDS.found} ids={ids} projects={found} />
      <Choices title={COMPARISON_WORDS.candidates} ids={ids} projects={candidates} />
    </AddToComparison>
  );
}

interface ChoicesProps extends Pick<AddProjectProps, 'ids'> {
  readonly title: string;
  readonly projects: readonly TileData[];
}

function Choices({ title, ids, projects }: ChoicesProps) {
  if (projects.length === 0) return null;
  return (
    <Carousel level={3} title={title}>
      {projects.map((project) => (
        <Candidate key={project.id} to={projectComparisonLink([...ids, project.id])}>
          <ProjectTile project={project} />
        </Candidate>
      ))}
    </Carousel>
  );
}
