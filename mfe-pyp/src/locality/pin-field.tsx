import type { GeoPoint } from '@aangan/shared-kit/domain/distance';
import { Skeleton } from '@aangan/shared-kit/ui/skeleton';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { fieldElementId, useDraftForm } from '../listing-form/public.ts';
import styles from './locality.module.css';
import { LOCALITY } from './locality.words.ts';

/** Leaflet is loaded with the map alone. */
const PinMap = lazy(() => import('@aangan/shared-kit/ui/pin-map').then(({ PinMap: Shown }) => ({ default: Shown })));

const PLACE = { remote: 'mfe-pyp', page: 'locality' } as const;

const never = () => () => undefined;

interface PinFieldProps {
  readonly onMove: (pin: GeoPoint) => void;
}

/** The pin, on a map that is moved under it. */
export function PinField({ onMove }: PinFieldProps) {
  const { draft, values, problemOf } = useDraftForm();
  const { latitude, longitude } = values;
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const error = problemOf('latitude');
  const waiting = <Skeleton shape="block" />;
  return (
    <section id={fieldElementId('latitude')} className={styles.pin} aria-label={LOCALITY.pin}>
      <h2 className={styles.label}>{LOCALITY.pin}</h2>
      {latitude === undefined || longitude === undefined ? (
        <p className={styles.soft}>{LOCALITY.noPin}</p>
      ) : (
        <>
          <p className={styles.soft}>{LOCALITY.pinHelp}</p>
          <div className={styles.frame}>
            {inBrowser ? (
              <Suspense fallback={waiting}>
                <PinMap pin={{ latitude, longitude }} city={draft.city} onMove={onMove} place={PLACE} />
              </Suspense>
            ) : (
              waiting
            )}
          </div>
        </>
      )}
      {error !== undefined && <p className={styles.error}>{error}</p>}
    </section>
  );
}
