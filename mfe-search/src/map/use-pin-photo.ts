import type { Pin } from '@aangan/shared-kit/map/pin-clusters';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import type { Photo } from '@aangan/shared-kit/ui/picture';
import { useEffect, useState } from 'react';
import { type ListingCard, listingCard } from '../listing/public.ts';

/** The first photo of a pressed pin: known for homes of the list, loaded for the others. @returns null until known */
export function usePinPhoto(pin: Pin | undefined, listings: readonly ListingCard[]): Photo | null {
  const { http } = usePlatform();
  const [loaded, setLoaded] = useState<{ readonly id: string; readonly photo: Photo | null }>();
  const id = pin?.id;
  const listed = listings.find((listing) => listing.id === id);
  const missing = listed === undefined ? id : undefined;
  useEffect(() => {
    if (missing === undefined) return;
    const stop = new AbortController();
    http
      .request('GET /api/v1/property/{propertyId}', { params: { propertyId: missing } }, { signal: stop.signal })
      .then(
        ({ record }) => setLoaded({ id: missing, photo: listingCard(record).photos[0] ?? null }),
        // Without a picture the card still has its price and its link.
        () => undefined,
      );
    return () => stop.abort();
  }, [http, missing]);
  if (listed) return listed.photos[0] ?? null;
  return loaded && loaded.id === id ? loaded.photo : null;
}
