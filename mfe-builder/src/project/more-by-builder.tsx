import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { Carousel } from '@aangan/shared-kit/ui/carousel';
import { ChipToggle } from '@aangan/shared-kit/ui/chip';
import { WrappedRow } from '@aangan/shared-kit/ui/layout';
import { PageSection } from '@aangan/shared-kit/ui/page-section';
import { RetryNote } from '@aangan/shared-kit/ui/retry-note';
import { Skeleton } from '@aangan/shared-kit/ui/skeleton';
import { Suspense, use, useState } from 'react';
import { ProjectTile, type TileData, tileData } from '../project-tile/public.ts';
import { type BuilderBuildings, nextPage, withBuildings } from './builder-buildings.ts';
import { moreTitle, PROJECT_WORDS } from './project.words.ts';
import { MORE_AT_ONCE, type ProjectData } from './project-data.ts';
import styles from './tile-rows.module.css';

export interface MoreByBuilderProps {
  readonly project: Pick<ProjectData, 'id' | 'builder' | 'more'>;
}

/** Other projects of the builder, and of other builders of the city. */
export function MoreByBuilder({ project }: MoreByBuilderProps) {
  return (
    <PageSection id="more-by-builder" title={moreTitle(project.builder.name)}>
      <div className={styles.reserved}>
        <Suspense fallback={<Skeleton shape="block" />}>
          <Loaded project={project} />
        </Suspense>
      </div>
    </PageSection>
  );
}

function Loaded({ project }: MoreByBuilderProps) {
  const more = use(project.more);
  if (!more) {
    return <RetryNote tone="attention">{PROJECT_WORDS.moreFailed}</RetryNote>;
  }
  return <Buildings key={project.id} without={project.id} own={project.builder} {...more} />;
}

type More = NonNullable<Awaited<ProjectData['more']>>;

interface BuildingsProps extends More {
  readonly without: string;
  readonly own: { readonly id: string; readonly name: string };
}

function Buildings({ without, own, builders, buildings }: BuildingsProps) {
  const [shown, setShown] = useState<BuilderBuildings<TileData>>(buildings);
  const { busy, problem, run } = useMutation('GET /api/v1/builder/{id}/buildings');
  const load = async (builderId: string) => {
    const page = builderId === shown.builderId ? nextPage(shown, MORE_AT_ONCE) : 1;
    const loaded = await run({ params: { id: builderId }, query: { without, page, size: MORE_AT_ONCE } });
    if (!loaded) return;
    const { answer } = loaded;
    setShown((before) => withBuildings(before, { ...answer, tiles: answer.buildings.map(tileData) }));
  };
  const choices = [own, ...builders.filter(({ id }) => id !== own.id)];
  const name = choices.find(({ id }) => id === shown.builderId)?.name ?? own.name;
  return (
    <>
      {choices.length > 1 && (
        <WrappedRow as="fieldset">
          <legend className="visually-hidden">{PROJECT_WORDS.otherBuilders}</legend>
          {choices.map((builder) => (
            <ChipToggle
              key={builder.id}
              type="radio"
              name="builder"
              checked={shown.builderId === builder.id}
              onChange={() => void load(builder.id)}
            >
              {builder.name}
            </ChipToggle>
          ))}
        </WrappedRow>
      )}
      {shown.tiles.length === 0 ? (
        <p>{PROJECT_WORDS.moreNone}</p>
      ) : (
        <Carousel level={3} title={`${shown.tiles.length} of ${shown.totalSize} by ${name}`}>
          {shown.tiles.map((project) => (
            <ProjectTile key={project.id} project={project} />
          ))}
        </Carousel>
      )}
      {problem && <AlertNote tone="attention">{problem}</AlertNote>}
      {shown.tiles.length < shown.totalSize && (
        <p>
          <Button busy={busy} onClick={() => void load(shown.builderId)}>
            {PROJECT_WORDS.moreButton}
          </Button>
        </p>
      )}
    </>
  );
}
