import type { SeenError } from './seen-error.ts';

/** A known kind of error that no release can fix. */
interface Noise {
  readonly name: string;
  readonly matches: (error: SeenError) => boolean;
}

const says =
  (pattern: RegExp) =>
  ({ name, message }: SeenError) =>
    pattern.test(`${name}: ${message}`);

/**
 * Chunks, entries and stylesheets that failed to load. Dropped as errors, and counted as load failures of their remote.
 */
const LOAD_FAILURE: Noise = {
  name: 'chunk load failure',
  matches: says(
    /ChunkLoadError|Loading (?:CSS )?chunk [\w-]+ failed|RUNTIME-00[18]|ScriptNetworkError|RemoteFailure|dynamically imported module|importing a module script failed/i,
  ),
};

/**
 * What the error reporter drops.
 * Source: services-and-platform, section 8 (chunk load failures, map-library errors, storage quota errors,
 * cross-origin frame errors).
 */
export const NOISE: readonly Noise[] = [
  LOAD_FAILURE,
  {
    name: 'map library',
    matches: ({ message, stack, source }) =>
      /maps\.(?:googleapis|gstatic)\.com|google\.maps|\/leaflet[^/]*\.js/i.test(`${stack}\n${source}`) ||
      /Map container is (?:already initialized|being reused)|_leaflet_pos|google is not defined|InvalidValueError: (?:set|not a) (?:Map|LatLng)/i.test(
        message,
      ),
  },
  {
    name: 'storage quota',
    matches: says(/QuotaExceededError|NS_ERROR_DOM_QUOTA_REACHED|exceeded the quota|Failed to .* 'Storage'.*quota/i),
  },
  {
    name: 'cross-origin frame',
    matches: says(
      /Blocked a frame with origin|Permission denied to access property|Script error\.?$|accessing a cross-origin frame/i,
    ),
  },
  // Messages of browsers and their extensions: known script noise, as the specification calls it.
  { name: 'resize loop', matches: says(/ResizeObserver loop/) },
  {
    name: 'extension',
    matches: ({ stack, source }) => /(?:chrome|moz|safari-web)-extension:\/\//.test(`${stack}\n${source}`),
  },
  // The call was aborted because the visitor left.
  { name: 'abort', matches: says(/^AbortError/) },
];

/** The name of the known noise that an error is, or undefined for an error to report. */
export function noiseOf(error: SeenError): string | undefined {
  return NOISE.find(({ matches }) => matches(error))?.name;
}

export function isLoadFailure(error: SeenError): boolean {
  return LOAD_FAILURE.matches(error);
}
