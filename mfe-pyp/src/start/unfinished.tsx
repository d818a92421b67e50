import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { HttpError } from '@aangan/shared-kit/platform/http';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { Rows, Section } from '@aangan/shared-kit/ui/layout';
import styles from './start.module.css';
import { draftWords, START } from './start.words.ts';

type DraftLine = CallAnswer<'GET /user/{userId}/continue/listings'>['responseBody']['listings'][number];

/**
 * The unfinished listings of the person; none of a guest.
 * @returns undefined when they could not be loaded: a new listing can be started without them
 */
export async function loadUnfinished({
  http,
  session: { account },
}: Pick<Platform, 'http' | 'session'>): Promise<readonly DraftLine[] | undefined> {
  if (!account) return [];
  try {
    const { responseBody } = await http.request('GET /user/{userId}/continue/listings', {
      params: { userId: account.id },
    });
    return responseBody.listings;
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}

export function Unfinished({ drafts }: { readonly drafts: readonly DraftLine[] }) {
  return (
    <Section aria-label={START.unfinished}>
      <h2>{START.unfinished}</h2>
      <Rows>
        {drafts.map(({ id, title, percent, deletedOn, url }) => (
          <li key={id} className={styles.draft}>
            <span>
              {title}
              <span className={styles.soft}>{draftWords(percent, formatDay(deletedOn))}</span>
            </span>
            <LinkButton to={url} size="small">
              Continue<span className="visually-hidden">: {title}</span>
            </LinkButton>
          </li>
        ))}
      </Rows>
    </Section>
  );
}
