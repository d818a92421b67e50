import { VISITS_LINK } from '@aangan/shared-kit/links/account';
import { pageLinks } from '@aangan/shared-kit/links/page-links';
import { Rows, Section } from '@aangan/shared-kit/ui/layout';
import { Pagination } from '@aangan/shared-kit/ui/pagination';
import { lazy, Suspense, useState } from 'react';
import { VISIT_PAGES, type VisitPage } from './load-visits.ts';
import type { Visit } from './visit.ts';
import { VisitLine } from './visit-line.tsx';

const VisitSheet = lazy(async () => ({ default: (await import('./visit-sheet.tsx')).VisitSheet }));

interface VisitListProps {
  readonly title: string;
  /** Name of the list in the address, if it is paged. */
  readonly list?: keyof typeof VISIT_PAGES;
  readonly page: VisitPage;
  readonly timeZone: string;
  /** Text of the empty list. */
  readonly empty?: string;
}

/** A list of visits. It shows changes made in it at once, also when the page is open as a sheet. */
export function VisitList({ title, list, page: { visits, total, page, size }, timeZone, empty }: VisitListProps) {
  const [changed, setChanged] = useState<Readonly<Record<string, Visit>>>({});
  const [moving, setMoving] = useState<Visit>();
  const change = (before: Visit, now: Visit) => setChanged((all) => ({ ...all, [before.id]: now }));
  const id = `visits-${list ?? 'to-come'}`;
  const links = list && pageLinks(VISITS_LINK, total, size, VISIT_PAGES[list]);
  // Links to the list’s other page jump to the list, not to the top.
  const pages = links?.pages.map(({ href, ...link }) => ({ ...link, href: `${href}#${id}` }));
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {visits.length === 0 && empty !== undefined && <p>{empty}</p>}
      <Rows gap={16}>
        {visits.map((visit) => (
          <li key={visit.id}>
            <VisitLine
              visit={changed[visit.id] ?? visit}
              timeZone={timeZone}
              {...(visit.role === 'visitor' && { onReschedule: () => setMoving(visit) })}
              onChanged={(now) => change(visit, now)}
            />
          </li>
        ))}
      </Rows>
      {pages && <Pagination label={`Pages: ${title}`} current={page} last={pages.length} pages={pages} />}
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
    </Section>
  );
}
