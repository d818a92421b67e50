import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { CASES_ON_PAGE } from '@aangan/shared-kit/domain/staff-decision';
import { pageLinks, pageOf } from '@aangan/shared-kit/links/page-links';
import { type PageArgs, usePageAction, usePageData } from '@aangan/shared-kit/platform/page';
import { staffHead } from '@aangan/shared-kit/platform/staff-queue';
import { type StaffPresence, useStaffPresence } from '@aangan/shared-kit/platform/use-staff-presence';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Panel, Rows, Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { Pagination } from '@aangan/shared-kit/ui/pagination';
import { StaffDecisions } from '@aangan/shared-kit/ui/staff-decisions';
import { StaffPage } from '@aangan/shared-kit/ui/staff-page';
import { CHANGES, changeManager } from './change-manager.ts';
import { CallLink, ManagedPerson } from './managed-person.tsx';
import { ManagerForm } from './manager-form.tsx';
import { STAFF_MANAGERS_WORDS } from './staff-managers.words.ts';

type Waiting = CallAnswer<'GET /api/v1/staff/property-managers/waiting'>['waiting'][number];

const TITLE = 'Managers to assign';
const QUEUE = 'property-managers';

/** Who waits for a manager, who has one, and what staff did last. */
export async function loader({ url: { searchParams }, platform: { http } }: PageArgs) {
  const [{ waiting }, { managed }, { decisions }] = await Promise.all([
    http.request('GET /api/v1/staff/property-managers/waiting', {}),
    http.request('GET /api/v1/staff/property-managers', {}),
    http.request('GET /api/v1/staff/decisions/{queue}', { params: { queue: QUEUE } }),
  ]);
  const links = pageLinks(`/staff/${QUEUE}`, waiting.length, CASES_ON_PAGE);
  const page = Math.min(links.last, pageOf(searchParams));
  const shown = waiting.slice((page - 1) * CASES_ON_PAGE, page * CASES_ON_PAGE);
  const notice = CHANGES.find(({ name }) => name === searchParams.get('done'))?.done;
  return { shown, page, links, managed, decisions, notice, changing: searchParams.get('change') };
}

export const action = changeManager;
export const head = () => staffHead(TITLE);

export function Component() {
  const { shown, page, links, managed, decisions, notice, changing } = usePageData<typeof loader>();
  const { refusal } = usePageAction();
  const presence = useStaffPresence(QUEUE);
  const refusedId = refusal?.values.accountId;
  const isShown = refusedId === changing || shown.some(({ accountId }) => accountId === refusedId);
  return (
    <StaffPage title={TITLE}>
      {notice !== undefined && !refusal && <AlertNote tone="good">{notice}</AlertNote>}
      {refusal && !isShown && <AlertNote tone="error">{refusal.problem}</AlertNote>}
      <p>{STAFF_MANAGERS_WORDS.lead}</p>
      {shown.length === 0 && <p>{STAFF_MANAGERS_WORDS.none}</p>}
      {shown.map((each) => (
        <WaitingPerson key={each.accountId} each={each} presence={presence} />
      ))}
      <Pagination current={page} last={links.last} label="Pages of this list" pages={links.pages} />
      {managed.length > 0 && (
        <Section aria-labelledby="managed">
          <h2 id="managed">Assigned managers</h2>
          <Rows>
            {managed.map((each) => (
              <li key={each.accountId} id={each.accountId}>
                <ManagedPerson each={each} isOpen={each.accountId === changing} />
              </li>
            ))}
          </Rows>
        </Section>
      )}
      <StaffDecisions queue={{ choices: CHANGES }} decisions={decisions} />
    </StaffPage>
  );
}

function WaitingPerson({ each, presence }: { readonly each: Waiting; readonly presence: StaffPresence }) {
  const { accountId, name, phone, plan, from, to } = each;
  const note = presence.noteOf(accountId);
  return (
    <Panel as="section" id={accountId} aria-labelledby={`${accountId}-name`} onFocus={() => presence.lookAt(accountId)}>
      <h2 id={`${accountId}-name`}>{name}</h2>
      <p>
        {plan}, {formatDay(from)} to {formatDay(to)}
      </p>
      <SmallText>{phone ? <CallLink phone={phone} /> : 'No number.'}</SmallText>
      {note !== undefined && <AlertNote tone="attention">{note}</AlertNote>}
      <ManagerForm accountId={accountId} person={name} />
    </Panel>
  );
}
