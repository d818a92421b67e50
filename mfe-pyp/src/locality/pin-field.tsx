import type { GeoPoint } from '@aangan/shared-kit/domain/distance';
import { Button } from '@aangan/shared-kit/ui/button';
import { ProblemText, Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { Skeleton } from '@aangan/shared-kit/ui/skeleton';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { fieldElementId, useDraftForm } from '../listing-form/public.ts';
import styles from './locality.module.css';
import { LOCALITY } from './locality.words.ts';

/** Leaflet is loaded with the map alone. */
const PinMap = lazy(async () => ({ default: (await import('@aangan/shared-kit/ui/pin-map')).PinMap }));

const PLACE = { remote: 'mfe-pyp', page: 'locality' } as const;

const never = () => () => undefined;

interface PinFieldProps {
  /** Where the map opens before there is a pin; undefined before a locality was chosen. */
  readonly start: GeoPoint | undefined;
  readonly onMove: (pin: GeoPoint) => void;
}

/** The pin, on a map that is moved under it. */
export function PinField({ start, onMove }: PinFieldProps) {
  const { draft, values, problemOf } = useDraftForm();
  const { latitude, longitude } = values;
  const pin = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
  const shown = pin ?? start;
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const error = problemOf('latitude');
  const waiting = <Skeleton shape="block" />;
  return (
    <Section gap={4} id={fieldElementId('latitude')} aria-label={LOCALITY.pin}>
      <h2 className={styles.label}>{LOCALITY.pin}</h2>
      {shown === undefined ? (
        <SmallText>{LOCALITY.noPin}</SmallText>
      ) : (
        <>
          <SmallText>{pin ? LOCALITY.pinHelp : LOCALITY.placePin}</SmallText>
          {!pin && (
            <div>
              <Button onClick={() => onMove(shown)}>{LOCALITY.confirmPin}</Button>
            </div>
          )}
          <div className={styles.frame}>
            {inBrowser ? (
              <Suspense fallback={waiting}>
                <PinMap pin={shown} city={draft.city} onMove={onMove} place={PLACE} />
              </Suspense>
            ) : (
              waiting
            )}
          </div>
        </>
      )}
      {error !== undefined && <ProblemText>{error}</ProblemText>}
    </Section>
  );
}
