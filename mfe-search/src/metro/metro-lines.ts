import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { hasMetro } from '@aangan/shared-kit/domain/metro';
import type { Platform } from '@aangan/shared-kit/platform/platform';

export interface MetroLine {
  readonly name: string;
  /** `#7B2D8B`. */
  readonly colour: string;
  readonly open: boolean;
  /** In the order of the line. */
  readonly stations: readonly { readonly slug: string; readonly name: string }[];
}

/** The metro lines of a city with their stations; empty without a metro, or when loading failed. */
export async function loadMetroLines(
  { http, errors }: Pick<Platform, 'http' | 'errors'>,
  city: string,
): Promise<readonly MetroLine[]> {
  if (!hasMetro(city)) return [];
  try {
    const query = { city: cityBySlug(city)?.value ?? city };
    const { linesDetails } = await http.request('GET /places/api/metro/v1/lines', { query });
    return await Promise.all(
      linesDetails.map(async ({ id, name, colour, status }) => {
        const line = await http.request('GET /places/api/metro/v1/line/{id}', { params: { id } });
        const stations = line.metroStations.map(({ slug, name }) => ({ slug, name }));
        return { name, colour, open: status === 'open', stations };
      }),
    );
  } catch (error) {
    errors.report(error, { remote: 'mfe-search', page: 'city' });
    return [];
  }
}
