import { lazy, Suspense, useId, useState } from 'react';
import type { Visit } from './visit.ts';
import { VisitLine } from './visit-line.tsx';
import styles from './visits.module.css';

const VisitSheet = lazy(async () => ({ default: (await import('./visit-sheet.tsx')).VisitSheet }));

interface VisitListProps {
  readonly title: string;
  readonly visits: readonly Visit[];
  readonly timeZone: string;
}

/** Visits under one another; what changes here is shown here, also where the page stands in a sheet. */
export function VisitList({ title, visits, timeZone }: VisitListProps) {
  const titleId = useId();
  const [changed, setChanged] = useState<Readonly<Record<string, Visit>>>({});
  const [moving, setMoving] = useState<Visit>();
  const change = (before: Visit, now: Visit) => setChanged((all) => ({ ...all, [before.id]: now }));
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul className={styles.list}>
        {visits.map((visit) => (
          <li key={visit.id}>
            <VisitLine
              visit={changed[visit.id] ?? visit}
              timeZone={timeZone}
              onReschedule={() => setMoving(visit)}
              onChanged={(now) => change(visit, now)}
            />
          </li>
        ))}
      </ul>
      {moving && (
        <Suspense>
          <VisitSheet
            id={moving.propertyId}
            reschedule
            onVisit={(now) => change(moving, now)}
            onClosed={() => setMoving(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}
