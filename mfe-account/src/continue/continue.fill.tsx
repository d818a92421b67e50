import type { SlotProps } from '@aangan/shared-kit/contracts/slots';
import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { Link } from '@aangan/shared-kit/platform/router';
import { Band } from '@aangan/shared-kit/ui/band';
import { Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { Picture } from '@aangan/shared-kit/ui/picture';
import { UnfinishedListings } from '../unfinished/public.ts';
import styles from './continue.module.css';
import { CONTINUE_WORDS } from './continue.words.ts';

/** What a logged-in person may go on with. The search rules load with the data, not with the strip. */
export async function loader({ platform }: PageArgs) {
  const userId = platform.session.account?.id;
  if (!userId) return null;
  const { loadContinue } = await import('./load-continue.ts');
  return loadContinue(platform, userId);
}

type Data = NonNullable<Awaited<ReturnType<typeof loader>>>;

/** The strip below the search field of the home page. Its links work before its script has loaded. */
export function Component(_props: SlotProps['home/continue']) {
  const { homes, drafts, lines } = usePageData<() => Promise<Data>>();
  return (
    <Band>
      <UnfinishedListings drafts={drafts} />
      {homes.length + lines.length > 0 && (
        <Section gap={12} aria-labelledby="continue-title">
          <h2 id="continue-title">{CONTINUE_WORDS.title}</h2>
          {lines.length > 0 && (
            <ul className={styles.homes}>
              {lines.map(({ label, title, to, note }) => (
                <li key={`${label} ${to}`} className={styles.line}>
                  <div className={styles.words}>
                    <SmallText>{label}</SmallText>
                    <Link to={to}>{title}</Link>
                    <p>{note}</p>
                  </div>
                </li>
              ))}
            </ul>
          )}
          <ul className={styles.homes}>
            {homes.map(({ id, url, title, price, place, status, photo }) => (
              <li key={id} className={styles.home}>
                <div className={styles.picture}>{photo && <Picture photo={photo} sizes="80px" widths={[320]} />}</div>
                <div className={styles.words}>
                  <Link to={url}>{title}</Link>
                  <p>{status ?? price}</p>
                  <SmallText>{place}</SmallText>
                </div>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Band>
  );
}
