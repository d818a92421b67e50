interface Pin {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Directions in the phone's map app: to the pin on the map, or to the words of the address without one. */
export function directionsLink({ latitude, longitude }: Pin, words: string): string {
  const destination = latitude === null || longitude === null ? words : `${latitude},${longitude}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}
