import { confirmedAgo, formatDay } from '@aangan/shared-kit/domain/relative-day';
import { profileLink } from '@aangan/shared-kit/links/account';
import type { HttpError } from '@aangan/shared-kit/platform/http';
import { notFound, type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { useRef, useState } from 'react';
import styles from './still-available.module.css';
import { STILL_AVAILABLE_WORDS } from './still-available.words.ts';

/** The page behind the link in our messages. Opening it changes nothing, because mail scanners open links too. */
export async function loader({ params, platform: { http } }: PageArgs) {
  const token = params.token ?? '';
  try {
    const asked = await http.request('GET /api/v1/listing-confirmations/{token}', { params: { token } });
    return { token, ...asked };
  } catch (error) {
    if (isRefused(error)) throw notFound();
    throw error;
  }
}

export function head(): PageHead {
  return { title: STILL_AVAILABLE_WORDS.title, robots: 'noindex' };
}

type Outcome = 'kept' | 'taken';

/** The owner may already have answered elsewhere. */
const HEADINGS = {
  open: 'Is it still available?',
  answered: 'It is confirmed already',
  closed: 'It is off already',
} as const;

export function Component() {
  const { token, title, place, state, active, confirmedOn, pausesOn } = usePageData<typeof loader>();
  const { now } = usePlatform();
  const { busy, problem, run } = useMutation('POST /api/v1/listing-confirmations/{token}');
  const [outcome, setOutcome] = useState<Outcome>();
  const thanks = useRef<HTMLDivElement>(null);
  const answer = async (available: boolean) => {
    if (!(await run({ params: { token }, json: { available } }))) return;
    // The buttons disappear, so keyboard focus moves to the text that replaces them.
    thanks.current?.focus();
    setOutcome(available ? 'kept' : 'taken');
  };
  return (
    <section className={styles.page}>
      <h1>{HEADINGS[state]}</h1>
      <p className={styles.home}>{title}</p>
      <p>{place}</p>
      <div role="status" tabIndex={-1} ref={thanks}>
        {outcome === 'kept' && <p>{STILL_AVAILABLE_WORDS.confirmed}</p>}
        {outcome === 'taken' && <p>{STILL_AVAILABLE_WORDS.removed}</p>}
      </div>
      {problem && <AlertNote tone="error">{problem}</AlertNote>}
      {state === 'open' && outcome === undefined && (
        <>
          <p>{active ? STILL_AVAILABLE_WORDS.pausesOn(formatDay(pausesOn)) : STILL_AVAILABLE_WORDS.paused}</p>
          <Button wide busy={busy} onClick={() => void answer(true)}>
            Yes, still available
          </Button>
          <Button wide variant="secondary" busy={busy} onClick={() => void answer(false)}>
            No, it is taken
          </Button>
          <noscript>{STILL_AVAILABLE_WORDS.needsScript}</noscript>
        </>
      )}
      {state !== 'open' && outcome === undefined && (
        <p>{active ? `Confirmed ${confirmedAgo(confirmedOn, now)}.` : STILL_AVAILABLE_WORDS.notShown}</p>
      )}
      {(state !== 'open' || outcome !== undefined) && (
        <LinkButton variant="secondary" to={profileLink('properties')}>
          Your properties
        </LinkButton>
      )}
    </section>
  );
}

/** The link is invalid or expired. The check is by name: shell and remote each have their own copy of the class. */
function isRefused(error: unknown): error is HttpError {
  return error instanceof Error && error.name === 'HttpError' && [400, 404].includes((error as HttpError).status ?? 0);
}
