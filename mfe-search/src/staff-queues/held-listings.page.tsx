import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { formatRupees } from '@aangan/shared-kit/domain/money';
import { type ActionArgs, type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { decideStaffCase, loadStaffQueue, type StaffQueue, staffHead } from '@aangan/shared-kit/platform/staff-queue';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { StaffQueuePage } from '@aangan/shared-kit/ui/staff-queue-page';
import { TimeAgo } from '@aangan/shared-kit/ui/time-ago';
import { EvidenceList } from './evidence-list.tsx';
import styles from './staff-queues.module.css';
import { STAFF_QUEUES_WORDS } from './staff-queues.words.ts';

type Held = CallAnswer<'GET /api/v1/staff/held-listings'>['listings'][number];

const QUEUE: StaffQueue<Held> = {
  name: 'held-listings',
  title: 'Held listings',
  about: STAFF_QUEUES_WORDS.held,
  empty: STAFF_QUEUES_WORDS.noHeld,
  atMost: 100,
  choices: [
    {
      name: 'released',
      label: 'Show it',
      effect: STAFF_QUEUES_WORDS.released,
      done: 'The listing is approved.',
    },
    {
      name: 'refused',
      label: 'Refuse it',
      effect: STAFF_QUEUES_WORDS.refused,
      done: 'The listing is refused.',
      needsReason: true,
    },
  ],
  list: async (http) => (await http.request('GET /api/v1/staff/held-listings', {})).listings,
  idOf: ({ id }) => id,
  titleOf: ({ title }) => title,
  async decide(http, { id: propertyId, choice, reason = '' }) {
    const json = choice === 'refused' ? ({ decision: choice, reason } as const) : { decision: 'released' as const };
    const call = 'POST /api/v1/staff/held-listings/{propertyId}';
    return (await http.request(call, { params: { propertyId }, json: { ...json, ...(reason && { reason }) } })).active;
  },
  takeBack: (http, propertyId) =>
    http.request('DELETE /api/v1/staff/held-listings/{propertyId}/decision', { params: { propertyId } }),
};

/** Listings that are held as suspected bait. */
export const loader = (args: PageArgs) => loadStaffQueue(QUEUE, args);
export const action = (args: ActionArgs) => decideStaffCase(QUEUE, args);
export const head = () => staffHead(QUEUE.title);

export function Component() {
  return (
    <StaffQueuePage queue={QUEUE} data={usePageData<typeof loader>()}>
      {({ price, checkedOn, photos, description, appeal, evidence }) => (
        <>
          <p>
            <strong>{formatRupees(price)}</strong>
          </p>
          <SmallText>
            Held since <TimeAgo at={checkedOn} />
          </SmallText>
          {photos.length > 0 && (
            <ul className={styles.photos}>
              {photos.map(({ url, alt }) => (
                <li key={url}>
                  <img src={url} alt={alt} width={160} height={120} loading="lazy" />
                </li>
              ))}
            </ul>
          )}
          <blockquote className={styles.quote}>{description}</blockquote>
          {appeal !== null && (
            <>
              <h3>The owner says</h3>
              <blockquote className={styles.quote}>{appeal}</blockquote>
            </>
          )}
          <EvidenceList evidence={evidence} />
        </>
      )}
    </StaffQueuePage>
  );
}
