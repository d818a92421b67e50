import type { ReactNode } from 'react';
import { CASES_ON_PAGE } from '../domain/staff-decision.ts';
import { usePageAction } from '../platform/page.ts';
import type { StaffQueue, StaffQueueData } from '../platform/staff-queue.ts';
import { useStaffPresence } from '../platform/use-staff-presence.ts';
import { AlertNote } from './alert-note.tsx';
import { SmallText } from './layout.tsx';
import { Pagination } from './pagination.tsx';
import { StaffCase } from './staff-case.tsx';
import { StaffDecisions } from './staff-decisions.tsx';
import { StaffPage } from './staff-page.tsx';

interface StaffQueuePageProps<Case> {
  readonly queue: StaffQueue<Case>;
  /** Of the loader. */
  readonly data: StaffQueueData<Case>;
  /** Above the cases. */
  readonly search?: ReactNode;
  /** What is known of a case. */
  readonly children: (each: Case) => ReactNode;
}

/** A page of cases that wait, each with its form, and the last decisions. It works without JavaScript. */
export function StaffQueuePage<Case>({ queue, data, search, children }: StaffQueuePageProps<Case>) {
  const { cases, total, page, pages, decisions, notice } = data;
  const { refusal } = usePageAction();
  const presence = useStaffPresence(queue.name);
  const from = (page - 1) * CASES_ON_PAGE;
  const refusedId = refusal?.values.id;
  const isElsewhere = refusedId !== undefined && !cases.some((each) => queue.idOf(each) === refusedId);
  return (
    <StaffPage title={queue.title}>
      {notice !== undefined && !refusal && <AlertNote tone="good">{notice}</AlertNote>}
      {isElsewhere && <AlertNote tone="error">{refusal?.problem}</AlertNote>}
      <p>{queue.about}</p>
      {search}
      {cases.length === 0 ? (
        <p>{queue.empty}</p>
      ) : (
        <SmallText>
          {from + 1} to {from + cases.length} of {total === queue.atMost && 'the first '}
          {total}
        </SmallText>
      )}
      {cases.map((each) => {
        const id = queue.idOf(each);
        return (
          <StaffCase
            key={id}
            id={id}
            title={queue.titleOf(each)}
            queue={queue}
            choices={queue.choicesFor?.(each) ?? queue.choices}
            refusal={refusedId === id ? refusal : undefined}
            note={presence.noteOf(id)}
            onLook={() => presence.lookAt(id)}
          >
            {children(each)}
          </StaffCase>
        );
      })}
      <Pagination
        current={page}
        last={pages}
        label="Pages of this list"
        pages={Array.from({ length: pages }, (_, index) => ({
          page: index + 1,
          href: index === 0 ? `/staff/${queue.name}` : `/staff/${queue.name}?page=${index + 1}`,
        }))}
      />
      <StaffDecisions queue={queue} decisions={decisions} />
    </StaffPage>
  );
}
