import { Link } from '@aangan/shared-kit/platform/router';
import { SmallText, Stack, Unscripted } from '@aangan/shared-kit/ui/layout';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { LIST_WORDS as WORDS } from './list.words.ts';
import type { ListMap } from './list-map.ts';
import styles from './project-map.module.css';

// Loaded after the page, because it includes Leaflet.
const PinnedMap = lazy(async () => ({ default: (await import('./pinned-map.tsx')).PinnedMap }));

const never = () => () => undefined;

/** The projects on a map that can be moved and zoomed. Before it loads, and without JavaScript, its marks are links. */
export function ProjectMap({ map }: { readonly map: ListMap }) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const marks = <Marks map={map} />;
  return (
    <Stack as="figure" gap={8}>
      <div className={styles.map}>
        {inBrowser ? (
          <Suspense fallback={marks}>
            <PinnedMap map={map} />
          </Suspense>
        ) : (
          marks
        )}
      </div>
      <SmallText as="figcaption">
        {map.note} <Unscripted>{WORDS.marksNote}</Unscripted>
      </SmallText>
    </Stack>
  );
}

/** The projects as links at their places: by locality where there are many. */
function Marks({ map: { marks } }: { readonly map: ListMap }) {
  return (
    <ul className={styles.marks} aria-label={WORDS.mapName}>
      {marks.map(({ key, to, label, place, name, x, y }) => (
        <li key={key} className={styles.mark} style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}>
          <Link to={to} className={styles.link} aria-label={name} title={name}>
            {label}
          </Link>
          <span className={styles.place} aria-hidden="true">
            {place}
          </span>
        </li>
      ))}
    </ul>
  );
}
