import { type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { DESK_UNIT_WORDS, DESK_WORDS } from './desk.words.ts';
import { DeskFrame, ifVerified, NotVerified } from './desk-frame.tsx';
import { UnitRow } from './unit-row.tsx';

/** Prices and units of the builder's projects. */
export async function loader({ platform: { http } }: PageArgs) {
  return { own: await ifVerified(http.request('GET /api/v1/builder/projects', {})) };
}

export function head(): PageHead {
  return { title: `${DESK_WORDS.tabs.units} | Aangan`, robots: 'noindex,nofollow' };
}

export function Component() {
  const { own } = usePageData<typeof loader>();
  return (
    <DeskFrame page="units" about={DESK_UNIT_WORDS.about}>
      {own === undefined && <NotVerified />}
      {own?.projects.length === 0 && <EmptyState title={DESK_UNIT_WORDS.empty}>{DESK_UNIT_WORDS.emptyNext}</EmptyState>}
      {own?.projects.map(({ id, name, updatedOn, units }) => (
        <Section key={id} aria-labelledby={`project-${id}`}>
          <h2 id={`project-${id}`}>{name}</h2>
          <SmallText>{DESK_UNIT_WORDS.updated(updatedOn)}</SmallText>
          {units.map((unit) => (
            <UnitRow key={unit.id} projectId={id} first={unit} />
          ))}
        </Section>
      ))}
    </DeskFrame>
  );
}
