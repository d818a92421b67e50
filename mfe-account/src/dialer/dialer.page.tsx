import { CALL_QUEUE_LINK } from '@aangan/shared-kit/links/dialer';
import { type ActionArgs, type PageArgs, usePageAction, usePageData } from '@aangan/shared-kit/platform/page';
import { Link } from '@aangan/shared-kit/platform/router';
import { staffHead } from '@aangan/shared-kit/platform/staff-queue';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Rows, Section } from '@aangan/shared-kit/ui/layout';
import { StaffPage } from '@aangan/shared-kit/ui/staff-page';
import { orNotFound } from '../calls/public.ts';
import { actOnCase } from './act-on-case.ts';
import { CaseRow } from './case-row.tsx';
import { DIALER_WORDS } from './dialer.words.ts';
import { NextCall } from './next-call.tsx';
import { OpenedCase } from './opened-case.tsx';

/** The case that the address names or that the staff member has; otherwise what is next, and their own people. */
export async function loader({ url: { searchParams }, platform: { http } }: PageArgs) {
  const named = searchParams.get('case');
  const done = searchParams.get('done');
  const next = named === null ? await http.request('GET /api/v1/staff/calls/next', {}) : { held: null, due: 0 };
  const caseId = named ?? (done === null ? next.held : null);
  if (caseId !== null) {
    const params = { caseId };
    const opened = await orNotFound(http.request('GET /api/v1/staff/calls/{caseId}', { params }));
    return { opened, due: 0, own: [], done };
  }
  const { cases: own } = await http.request('GET /api/v1/staff/calls', { query: { own: 'yes' } });
  return { opened: undefined, due: next.due, own, done };
}

export const action = (args: ActionArgs) => actOnCase(args);
export const head = () => staffHead(DIALER_WORDS.title);

const NOTICES: Readonly<Record<string, string>> = {
  saved: DIALER_WORDS.saved,
  skipped: DIALER_WORDS.skipped,
  noted: DIALER_WORDS.noted,
};

export function Component() {
  const { opened, due, own, done } = usePageData<typeof loader>();
  const { refusal } = usePageAction();
  const notice = done === null ? undefined : NOTICES[done];
  return (
    <StaffPage title={DIALER_WORDS.title}>
      {notice !== undefined && !refusal && <AlertNote tone="good">{notice}</AlertNote>}
      {opened ? (
        <OpenedCase opened={opened} />
      ) : (
        <>
          <NextCall due={due} />
          <Section aria-labelledby="own">
            <h2 id="own">{DIALER_WORDS.own}</h2>
            {own.length === 0 && <p>{DIALER_WORDS.noOwn}</p>}
            <Rows>
              {own.map((each) => (
                <li key={each.id}>
                  <CaseRow each={each} />
                </li>
              ))}
            </Rows>
          </Section>
          <p>
            <Link to={CALL_QUEUE_LINK}>{DIALER_WORDS.all}</Link>
          </p>
        </>
      )}
    </StaffPage>
  );
}
