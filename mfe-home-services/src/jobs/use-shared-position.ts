import { HttpError } from '@aangan/shared-kit/platform/http';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useEffect, useEffectEvent, useState } from 'react';

/** ms between two positions that are sent: only the latest counts. */
const EVERY_MS = 15_000;

/**
 * `asking`: no position yet. `unknown`: the phone does not know where it is right now. `refused`: the browser or its owner
 * does not allow it.
 */
type SharingState = 'off' | 'asking' | 'sharing' | 'unknown' | 'refused';

interface SharedPosition {
  readonly state: SharingState;
  readonly start: () => void;
  readonly stop: () => void;
}

/** Sends the position of this phone while the page is open. The browser asks its owner first. */
export function useSharedPosition(bookingId: string): SharedPosition {
  const { http } = usePlatform();
  const [state, setState] = useState<SharingState>('off');
  const isOn = state !== 'off' && state !== 'refused';

  const send = useEffectEvent(async ({ latitude, longitude }: GeolocationCoordinates) => {
    const call = 'POST /api/v1/partner/jobs/{bookingId}/position';
    try {
      await http.request(call, { params: { bookingId }, json: { latitude, longitude } });
    } catch (error) {
      // Without a network the next position is sent; an answer means that nobody may follow any more.
      if (!(error instanceof HttpError)) throw error;
      if (error.kind === 'status') setState('off');
    }
  });

  useEffect(() => {
    if (!isOn) return undefined;
    let sentAt = 0;
    const watch = navigator.geolocation.watchPosition(
      ({ coords, timestamp }) => {
        setState('sharing');
        if (timestamp - sentAt < EVERY_MS) return;
        sentAt = timestamp;
        void send(coords);
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'refused' : 'unknown'),
      { enableHighAccuracy: true, maximumAge: EVERY_MS, timeout: 30_000 },
    );
    return () => navigator.geolocation.clearWatch(watch);
  }, [isOn]);

  return {
    state,
    start: () => setState('geolocation' in navigator ? 'asking' : 'refused'),
    stop: () => setState('off'),
  };
}
