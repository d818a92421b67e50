import { confirmedAgo, formatDay } from '@aangan/shared-kit/domain/relative-day';
import { profileLink } from '@aangan/shared-kit/links/account';
import { orEnded } from '@aangan/shared-kit/platform/or-ended';
import { type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { EndedLink } from '@aangan/shared-kit/ui/ended-link';
import { StrongText } from '@aangan/shared-kit/ui/layout';
import { useRef, useState } from 'react';
import styles from './still-available.module.css';
import { STILL_AVAILABLE_WORDS as WORDS } from './still-available.words.ts';

/** The page behind the link in our messages; null for a link that has ended. Opening it changes nothing, because mail scanners open links too. */
export async function loader({ params, platform: { http } }: PageArgs) {
  const token = params.token ?? '';
  const asked = await orEnded(http.request('GET /api/v1/listing-confirmations/{token}', { params: { token } }));
  return asked && { token, ...asked };
}

export function head({ data }: { data: Awaited<ReturnType<typeof loader>> }): PageHead {
  return { title: `${WORDS.headings.open} | Aangan`, status: data ? 200 : 404, robots: 'noindex' };
}

type Outcome = 'kept' | 'taken';

export function Component() {
  const asked = usePageData<typeof loader>();
  if (asked) return <Question {...asked} />;
  return (
    <section className={styles.page}>
      <EndedLink title={WORDS.endedTitle} next={{ to: profileLink('properties'), label: WORDS.properties }}>
        {WORDS.ended}
      </EndedLink>
    </section>
  );
}

type Asked = NonNullable<Awaited<ReturnType<typeof loader>>>;

function Question({ token, title, place, state, active, confirmedOn, pausesOn }: Asked) {
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
      <h1>{WORDS.headings[state]}</h1>
      <StrongText>{title}</StrongText>
      <p>{place}</p>
      <div role="status" tabIndex={-1} ref={thanks}>
        {outcome === 'kept' && <p>{WORDS.kept}</p>}
        {outcome === 'taken' && <p>{WORDS.taken}</p>}
      </div>
      {problem && <AlertNote tone="error">{problem}</AlertNote>}
      {state === 'open' && outcome === undefined && (
        <>
          <p>{active ? WORDS.pausesOn(formatDay(pausesOn)) : WORDS.paused}</p>
          <Button wide busy={busy} onClick={() => void answer(true)}>
            {WORDS.yes}
          </Button>
          <Button wide variant="secondary" busy={busy} onClick={() => void answer(false)}>
            {WORDS.no}
          </Button>
          <noscript>{WORDS.needsScript}</noscript>
        </>
      )}
      {state !== 'open' && outcome === undefined && (
        <p>{active ? WORDS.confirmed(confirmedAgo(confirmedOn, now)) : WORDS.closed}</p>
      )}
      {(state !== 'open' || outcome !== undefined) && (
        <LinkButton variant="secondary" to={profileLink('properties')}>
          {WORDS.properties}
        </LinkButton>
      )}
    </section>
  );
}
