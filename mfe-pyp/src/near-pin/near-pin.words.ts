import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';

type PlaceKind = CallAnswer<'GET /places/api/v1/establishments'>['establishments'][number]['kind'];

export const NEAR_PIN = {
  show: 'What is near the pin?',
  title: 'Near the pin',
  nothing: 'We found no metro station, landmark or locality near the pin. Is it in the right place?',
  straight: 'Distances are in a straight line. Seekers see distances like these on your listing.',
  kinds: { locality: 'Locality', landmark: 'Landmark', metro: 'Metro' } satisfies Record<PlaceKind, string>,
} as const;

/** `0.4 km`. */
export function kmWords(km: number): string {
  return `${km.toFixed(1)} km`;
}

/** The pin and the chosen locality do not fit. */
export function farWords(locality: string, km: number): string {
  return `The pin is ${kmWords(km)} from the centre of ${locality}. Check the pin or the locality.`;
}
