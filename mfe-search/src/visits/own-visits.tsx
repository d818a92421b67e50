import { Button } from '@aangan/shared-kit/ui/button';
import { Panel, Rows, Section } from '@aangan/shared-kit/ui/layout';
import { useState } from 'react';
import type { OwnVisitFacts } from './load-visits.ts';
import { MY_VISITS_WORDS } from './my-visits.words.ts';
import { VisitHours } from './visit-hours.tsx';
import { VisitList } from './visit-list.tsx';
import styles from './visits.module.css';

interface OwnVisitsProps extends OwnVisitFacts {
  readonly timeZone: string;
}

/** For owners: the visits to their homes, and their visiting hours. */
export function OwnVisits({ upcoming, past, homes, timeZone }: OwnVisitsProps) {
  return (
    <>
      <VisitList
        title="Visits to your homes"
        list="ownUpcoming"
        page={upcoming}
        timeZone={timeZone}
        empty={MY_VISITS_WORDS.noneBooked(past.total > 0)}
      />
      {past.total > 0 && <VisitList title={MY_VISITS_WORDS.past} list="ownPast" page={past} timeZone={timeZone} />}
      <Section aria-labelledby="hours-to-show">
        <h2 id="hours-to-show">{MY_VISITS_WORDS.hours}</h2>
        <Rows gap={16}>
          {homes.map((home) => (
            <Panel as="li" gap={8} key={home.id} className={styles.line}>
              <h3>{home.title}</h3>
              <Hours id={home.id} title={home.title} />
            </Panel>
          ))}
        </Rows>
      </Section>
    </>
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
