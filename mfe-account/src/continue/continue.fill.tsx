import type { SlotProps } from '@aangan/shared-kit/contracts/slots';
import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { Link } from '@aangan/shared-kit/platform/router';
import { Band } from '@aangan/shared-kit/ui/band';
import { Picture } from '@aangan/shared-kit/ui/picture';
import { homeLine } from '../homes/public.ts';
import { UnfinishedListings } from '../unfinished/public.ts';
import styles from './continue.module.css';

/** Homes of the strip: one row on a desktop. */
const SHOWN = 3;

/** Unfinished listings of a logged-in person, and the homes that the person looked at last. */
export async function loader({ platform: { http, session } }: PageArgs) {
  const userId = session.account?.id;
  if (!userId) return null;
  const [{ viewed }, { responseBody }] = await Promise.all([
    http.request('GET /api/v1/user/activity', {}),
    http.request('GET /user/{userId}/continue/listings', { params: { userId } }),
  ]);
  const homes = viewed.slice(0, SHOWN).map(({ record }) => homeLine(record));
  const drafts = responseBody.listings.slice(0, SHOWN);
  return homes.length + drafts.length > 0 ? { homes, drafts } : null;
}

type Data = NonNullable<Awaited<ReturnType<typeof loader>>>;

/** The strip below the search field of the home page. Its links work before its script has loaded. */
export function Component(_props: SlotProps['home/continue']) {
  const { homes, drafts } = usePageData<() => Promise<Data>>();
  return (
    <Band>
      <UnfinishedListings drafts={drafts} />
      {homes.length > 0 && (
        <section aria-labelledby="continue-title" className={styles.strip}>
          <h2 id="continue-title">Continue</h2>
          <ul className={styles.homes}>
            {homes.map(({ id, url, title, price, place, status, photo }) => (
              <li key={id} className={styles.home}>
                <div className={styles.picture}>{photo && <Picture photo={photo} sizes="80px" widths={[320]} />}</div>
                <div className={styles.words}>
                  <Link to={url}>{title}</Link>
                  <p>{status ?? price}</p>
                  <p className={styles.place}>{place}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Band>
  );
}
