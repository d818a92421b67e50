import type { SlotProps } from '@aangan/shared-kit/contracts/slots';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { categoryPlansLink, withReturn } from '@aangan/shared-kit/links/plans';
import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { Link, useLocation } from '@aangan/shared-kit/platform/router';
import styles from './contacts-left.module.css';

/** How many contacts a logged-in person has left. */
export async function loader({ platform: { http, session } }: PageArgs) {
  if (!session.loggedIn) return null;
  const { allowance } = await http.request('GET /api/v1/user/contacts', { query: { role: 'seeker' } });
  const { left, limit, plan, renewsOn } = allowance;
  const kind = plan === null ? 'free contacts' : `contacts of ${plan}`;
  return { words: `${left} of ${limit} ${kind} left until ${formatDay(renewsOn)}.` };
}

type Data = NonNullable<Awaited<ReturnType<typeof loader>>>;

/** One line under the price of a listing. Its link works before its script has loaded. */
export function Component({ category }: SlotProps['listing-detail/beside-price']) {
  const { words } = usePageData<() => Promise<Data>>();
  const { pathname, search } = useLocation();
  return (
    <p className={styles.line}>
      {words} <Link to={withReturn(categoryPlansLink(category), pathname + search)}>See plans</Link>
    </p>
  );
}
