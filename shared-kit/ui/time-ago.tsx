import { indianTime, timeAgo } from '../domain/time-ago.ts';
import { usePlatform } from '../platform/platform.ts';

/** A time in India and how long ago it was: "16 Nov, 10:00 am (5 minutes ago)". @param at epoch ms */
export function TimeAgo({ at }: { readonly at: number }) {
  const { now } = usePlatform();
  return (
    <>
      <time dateTime={new Date(at).toISOString()}>{indianTime(at)}</time> ({timeAgo(now - at)})
    </>
  );
}
