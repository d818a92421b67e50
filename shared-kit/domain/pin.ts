import type { GeoPoint } from './distance.ts';

/** Decimals of a pin: about a metre. */
const DECIMALS = 1e5;

/** A pin as it is saved. */
export function roundedPin({ latitude, longitude }: GeoPoint): GeoPoint {
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}

function rounded(degrees: number): number {
  return Math.round(degrees * DECIMALS) / DECIMALS;
}
