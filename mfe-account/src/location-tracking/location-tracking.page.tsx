import { VISITS_LINK } from '@aangan/shared-kit/links/account';
import { HttpError } from '@aangan/shared-kit/platform/http';
import { notFound, type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link } from '@aangan/shared-kit/platform/router';
import { usePoll } from '@aangan/shared-kit/platform/use-poll';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { SmallText, Stack } from '@aangan/shared-kit/ui/layout';
import { RetryNote } from '@aangan/shared-kit/ui/retry-note';
import { startTransition, useState } from 'react';
import { whenWords } from '../moments/public.ts';
import { compassWords, type ExecutivePlace, executivePlace, type TrackedVisit } from './executive-place.ts';
import styles from './location-tracking.module.css';
import { LOCATION_TRACKING_WORDS } from './location-tracking.words.ts';
import { PlaceSketch } from './place-sketch.tsx';

/** A visit takes place at the home, so its hours are Indian time. */
const INDIA_ZONE = 'Asia/Kolkata';

/** ms between two polls. */
const EVERY_MS = 20_000;

/**
 * Loads the position of a visit's field executive. Source: services-and-platform, section 2
 * (/locationtracking/{leadId}).
 */
export async function loader({ params: { leadId = '' }, platform: { http } }: PageArgs): Promise<TrackedVisit> {
  try {
    return await http.request('GET /api/v1/visits/{leadId}/position', { params: { leadId } });
  } catch (error) {
    // The visit belongs to somebody else, or the id is not valid.
    if (error instanceof HttpError && (error.status === 404 || error.status === 400)) throw notFound();
    throw error;
  }
}

export function head(): PageHead {
  return { title: LOCATION_TRACKING_WORDS.title, robots: 'noindex' };
}

export function Component() {
  const first = usePageData<typeof loader>();
  const { http, now } = usePlatform();
  const [{ tracked, at }, setHeard] = useState({ tracked: first, at: now });
  const [failed, setFailed] = useState(false);
  const leadId = first.visit.id;
  const look = async () => {
    try {
      const answer = await http.request('GET /api/v1/visits/{leadId}/position', { params: { leadId } });
      startTransition(() => {
        setFailed(false);
        setHeard({ tracked: answer, at: Date.now() });
      });
    } catch {
      // After a failed poll the last position stays, and its age grows.
      startTransition(() => {
        setFailed(true);
        setHeard((before) => ({ ...before, at: Date.now() }));
      });
    }
  };
  usePoll(EVERY_MS, look);
  const { record, timeEpoch } = tracked.visit;
  return (
    <div className={styles.page}>
      <Stack as="header" gap={8}>
        <h1>{LOCATION_TRACKING_WORDS.heading}</h1>
        <p>{LOCATION_TRACKING_WORDS.when(whenWords(timeEpoch, at, INDIA_ZONE))}</p>
        {record && (
          <p>
            <Link to={record.detailUrl}>{record.title}</Link>
          </p>
        )}
      </Stack>
      <Place place={executivePlace(tracked, at)} />
      {failed && <AlertNote tone="attention">{LOCATION_TRACKING_WORDS.retrying}</AlertNote>}
      <p className={styles.ways}>
        <Button size="small" onClick={() => void look()}>
          Refresh
        </Button>
        <Link to={VISITS_LINK}>Your visits</Link>
      </p>
    </div>
  );
}

const WORDS = {
  cancelled: LOCATION_TRACKING_WORDS.cancelled,
  over: LOCATION_TRACKING_WORDS.over,
  'not-yet': LOCATION_TRACKING_WORDS.notYet,
} as const;

function Place({ place }: { readonly place: ExecutivePlace }) {
  if (place.state !== 'on-the-way' && place.state !== 'stale') {
    return (
      <div role="status">
        <p>{WORDS[place.state]}</p>
      </div>
    );
  }
  const { distance, ago, bearing, km } = place;
  const words = distance === undefined ? `On the way, ${ago}` : `${distance} away, ${ago}`;
  return (
    <>
      <Stack gap={8} role="status">
        <p className={styles.distance}>{words}</p>
        {place.state === 'stale' && <p className={styles.stale}>{LOCATION_TRACKING_WORDS.lost}</p>}
      </Stack>
      {bearing !== undefined && km !== undefined && (
        <PlaceSketch
          bearing={bearing}
          km={km}
          words={LOCATION_TRACKING_WORDS.position(distance, compassWords(bearing))}
        />
      )}
      <SmallText>{LOCATION_TRACKING_WORDS.straight}</SmallText>
    </>
  );
}

export function ErrorBoundary() {
  return (
    <div className={styles.page}>
      <h1>{LOCATION_TRACKING_WORDS.heading}</h1>
      <RetryNote>{LOCATION_TRACKING_WORDS.failed}</RetryNote>
    </div>
  );
}
