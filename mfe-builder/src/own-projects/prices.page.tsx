import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { indiaDayStart } from '@aangan/shared-kit/domain/india-day';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import styles from './desk.module.css';
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
      {own?.projects.map(({ id, name, city, updatedOn, units }) => (
        <details key={id} open={own.projects.length === 1}>
          <summary className={styles.project}>
            <h2>{name}</h2>
            <SmallText as="span">
              {cityBySlug(city)?.name ?? city} · {DESK_UNIT_WORDS.updated(formatDay(indiaDayStart(updatedOn)))}
            </SmallText>
          </summary>
          {units.map((unit) => (
            <UnitRow key={unit.id} projectId={id} first={unit} />
          ))}
        </details>
      ))}
    </DeskFrame>
  );
}
