import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { type ActionArgs, type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { decideStaffCase, loadStaffQueue, type StaffQueue, staffHead } from '@aangan/shared-kit/platform/staff-queue';
import { StaffQueuePage } from '@aangan/shared-kit/ui/staff-queue-page';

type Story = CallAnswer<'GET /api/v1/staff/content/testimonials'>['waiting'][number];

/** Cases that wait for staff with the role of the page: replace its texts and calls by your own. */
const QUEUE: StaffQueue<Story> = {
  name: 'newcomer',
  title: 'Stories',
  about: 'What people write about finding a home. Nobody sees a story before you have read it.',
  empty: 'No story waits.',
  atMost: 100,
  choices: [
    { name: 'shown', label: 'Show it', effect: 'Everybody can read it.', done: 'The story is shown.' },
    { name: 'refused', label: 'Do not show it', effect: 'Nobody reads it.', done: 'The story is not shown.' },
  ],
  list: async (http) => (await http.request('GET /api/v1/staff/content/testimonials', {})).waiting,
  idOf: ({ id }) => id,
  titleOf: ({ name, city }) => `${name}, ${city}`,
  async decide(http, { id, choice }) {
    const json = { decision: choice === 'shown' ? 'show' : 'refuse' } as const;
    await http.request('POST /api/v1/staff/content/testimonials/{id}', { params: { id }, json });
    return undefined;
  },
};

export const loader = (args: PageArgs) => loadStaffQueue(QUEUE, args);
export const action = (args: ActionArgs) => decideStaffCase(QUEUE, args);
export const head = () => staffHead(QUEUE.title);

export function Component() {
  return (
    <StaffQueuePage queue={QUEUE} data={usePageData<typeof loader>()}>
      {({ text }) => <p>{text}</p>}
    </StaffQueuePage>
  );
}
