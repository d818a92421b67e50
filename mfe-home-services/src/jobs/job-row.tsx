import type { Job } from '@aangan/shared-kit/contracts/staff-bookings';
import { SERVICE_SLOTS } from '@aangan/shared-kit/domain/home-services/service-slots';
import { indiaHour } from '@aangan/shared-kit/domain/india-day';
import { partnerJobLink } from '@aangan/shared-kit/links/bookings';
import { Link } from '@aangan/shared-kit/platform/router';
import { Panel, SmallText, SplitRow } from '@aangan/shared-kit/ui/layout';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import styles from './jobs.module.css';
import { jobState } from './jobs.words.ts';

/** A job in the list of a day: when, what, for whom, where. */
export function JobRow({ job }: { readonly job: Job }) {
  const { id, title, startsAt, customer, address, move } = job;
  const slot = startsAt === null ? undefined : SERVICE_SLOTS.find(({ from }) => from === indiaHour(startsAt));
  const place = address?.locality ?? move?.from.locality;
  return (
    <Panel as="li" className={styles.job}>
      <SplitRow>
        <strong>{slot?.words}</strong>
        <StatusLabel>{jobState(job)}</StatusLabel>
      </SplitRow>
      <h2 className={styles.title}>
        <Link to={partnerJobLink(id)}>{title}</Link>
      </h2>
      <SmallText>
        {customer}
        {place && `, ${place}`}
      </SmallText>
    </Panel>
  );
}
