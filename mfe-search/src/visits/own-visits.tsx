import { Button } from '@aangan/shared-kit/ui/button';
import { useState } from 'react';
import type { OwnVisitFacts } from './load-visits.ts';
import type { Visit } from './visit.ts';
import { VisitHours } from './visit-hours.tsx';
import { VisitLine } from './visit-line.tsx';
import styles from './visits.module.css';

interface OwnVisitsProps extends OwnVisitFacts {
  readonly timeZone: string;
}

/** For who has homes on offer: who comes to see them, and when they can be seen. */
export function OwnVisits({ upcoming, past, homes, timeZone }: OwnVisitsProps) {
  return (
    <>
      <section className={styles.section} aria-labelledby="visits-to-homes">
        <h2 id="visits-to-homes">Visits to your homes</h2>
        {upcoming.length + past.length > 0 ? (
          <Lines visits={[...upcoming, ...past]} timeZone={timeZone} />
        ) : (
          <p>Nobody has booked a visit yet. You are told as soon as somebody does.</p>
        )}
      </section>
      <section className={styles.section} aria-labelledby="hours-to-show">
        <h2 id="hours-to-show">Hours you can show it</h2>
        <ul className={styles.list}>
          {homes.map((home) => (
            <li key={home.id} className={styles.line}>
              <h3 className={styles.moment}>{home.title}</h3>
              <Hours id={home.id} title={home.title} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Lines({ visits, timeZone }: { readonly visits: readonly Visit[]; readonly timeZone: string }) {
  const [changed, setChanged] = useState<Readonly<Record<string, Visit>>>({});
  return (
    <ul className={styles.list}>
      {visits.map((visit) => (
        <li key={visit.id}>
          <VisitLine
            visit={changed[visit.id] ?? visit}
            timeZone={timeZone}
            onChanged={(now) => setChanged((all) => ({ ...all, [visit.id]: now }))}
          />
        </li>
      ))}
    </ul>
  );
}

function Hours({ id, title }: { readonly id: string; readonly title: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Close the hours' : 'Set the hours'}
        <span className="visually-hidden"> of {title}</span>
      </Button>
      {open && <VisitHours propertyId={id} />}
    </>
  );
}
