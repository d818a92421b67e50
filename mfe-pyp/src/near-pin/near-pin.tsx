import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { distanceKm, type GeoPoint } from '@aangan/shared-kit/domain/distance';
import type { CallOptions } from '@aangan/shared-kit/platform/http';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { ScriptedButton } from '@aangan/shared-kit/ui/scripted-button';
import { useState } from 'react';
import styles from './near-pin.module.css';
import { farWords, kmWords, NEAR_PIN } from './near-pin.words.ts';

type Establishment = CallAnswer<'GET /places/api/v1/establishments'>['establishments'][number];

interface NearPinProps {
  readonly pin: GeoPoint;
  /** Id of the chosen locality, if there is one. */
  readonly localityId: string | undefined;
}

interface Found {
  readonly pin: GeoPoint;
  readonly near: readonly Establishment[];
  /** Where the pin is too far from its locality. */
  readonly far: string | undefined;
}

/** Circles are estimates, so a pin may be a little outside. */
const TOLERANCE = 2;

/** What seekers will read about the place of a pin, on a press; also says when it does not fit its locality. */
export function NearPin({ pin, localityId }: NearPinProps) {
  const { http } = usePlatform();
  const [found, setFound] = useState<Found>();
  const looking = useMutation(async (asked: NearPinProps, options: CallOptions): Promise<Found> => {
    const { latitude, longitude } = asked.pin;
    const params = asked.localityId ? { id: asked.localityId } : undefined;
    const [{ establishments }, area] = await Promise.all([
      http.request('GET /places/api/v1/establishments', { query: { latitude, longitude } }, options),
      params && http.request('GET /api/v1/localities/{id}/polygon', { params }, options),
    ]);
    const km = area ? distanceKm(area.centre, asked.pin) : 0;
    const isFar = area !== undefined && km > area.radiusKm * TOLERANCE;
    return { pin: asked.pin, near: establishments, far: isFar ? farWords(area.name, km) : undefined };
  });
  const look = async () => {
    const answered = await looking.run({ pin, localityId });
    if (answered) setFound(answered.answer);
  };
  const isCurrent = found?.pin.latitude === pin.latitude && found.pin.longitude === pin.longitude;
  return (
    <div className={styles.near}>
      {looking.problem && <AlertNote tone="error">{looking.problem}</AlertNote>}
      {!isCurrent && (
        <ScriptedButton busy={looking.busy} onClick={() => void look()}>
          {NEAR_PIN.show}
        </ScriptedButton>
      )}
      {found && isCurrent && <FoundPlaces {...found} />}
    </div>
  );
}

function FoundPlaces({ near, far }: Found) {
  return (
    <section aria-label={NEAR_PIN.title} className={styles.near}>
      {far && <AlertNote tone="attention">{far}</AlertNote>}
      {near.length === 0 && <p role="status">{NEAR_PIN.nothing}</p>}
      <ul className={styles.list}>
        {near.map(({ id, kind, name, distanceKm: km }) => (
          <li key={id}>
            <span>
              {name} <SmallText as="span">{NEAR_PIN.kinds[kind]}</SmallText>
            </span>
            <span>{kmWords(km)}</span>
          </li>
        ))}
      </ul>
      {near.length > 0 && <SmallText>{NEAR_PIN.straight}</SmallText>}
    </section>
  );
}
