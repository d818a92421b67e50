import type { SlotProps } from '@aangan/shared-kit/contracts/slots';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { categoryPlansLink, withReturn } from '@aangan/shared-kit/links/plans';
import type { Http } from '@aangan/shared-kit/platform/http';
import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link, useLocation } from '@aangan/shared-kit/platform/router';
import { useProgressChanged } from '@aangan/shared-kit/platform/use-progress-changed';
import { useState } from 'react';
import styles from './contacts-left.module.css';

/** How many contacts a logged-in person has left. */
export async function loader({ platform: { http, session } }: PageArgs) {
  return session.loggedIn ? { words: await contactsLeft(http) } : null;
}

async function contactsLeft(http: Http): Promise<string> {
  const { allowance } = await http.request('GET /api/v1/user/contacts', { query: { role: 'seeker' } });
  const { left, limit, plan, renewsOn } = allowance;
  const kind = plan === null ? 'free contacts' : `contacts of ${plan}`;
  return `${left} of ${limit} ${kind} left until ${formatDay(renewsOn)}.`;
}

type Data = NonNullable<Awaited<ReturnType<typeof loader>>>;

/** One line under the price of a listing, also after a contact on this page. Its link works before its script has loaded. */
export function Component({ category }: SlotProps['listing-detail/beside-price']) {
  const loaded = usePageData<() => Promise<Data>>();
  const { http } = usePlatform();
  const { pathname, search } = useLocation();
  const [newer, setNewer] = useState<{ readonly than: Data; readonly words: string }>();
  useProgressChanged(() => {
    // When the call fails, the next page says it.
    contactsLeft(http).then(
      (words) => setNewer({ than: loaded, words }),
      () => undefined,
    );
  });
  const { words } = newer?.than === loaded ? newer : loaded;
  return (
    <p className={styles.line}>
      {words} <Link to={withReturn(categoryPlansLink(category), pathname + search)}>See plans</Link>
    </p>
  );
}
