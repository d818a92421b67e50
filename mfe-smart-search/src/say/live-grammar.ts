import type { CitySlug } from '@aangan/shared-kit/domain/cities';
import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { namedCity } from '@aangan/shared-kit/domain/smart-search/cities-in-text';
import { placeIndex } from '@aangan/shared-kit/domain/smart-search/place-index';
import { understand } from '@aangan/shared-kit/domain/smart-search/understand';
import type { PlaceIndex } from '@aangan/shared-kit/domain/smart-search/understanding';
import type { Http } from '@aangan/shared-kit/platform/http';
import { type UnderstoodView, understoodView } from '../understood/public.ts';
import { type SayView, sayAddress, tidyText, withText } from './say-address.ts';

/** Reads texts in the browser, with the same grammar and places as the API. */
export interface LiveGrammar {
  /** City when a text names none. */
  readonly city: string;
  /**
   * @param view the box, to which chips lead
   * @param today epoch ms
   */
  read(text: string, view: SayView, today: number): UnderstoodView;
  /** Another city that the text names, whose places are not loaded. */
  missingCity(text: string): CitySlug | undefined;
  /** @throws HttpError when the places of the city cannot be loaded */
  withCity(city: string): Promise<LiveGrammar>;
}

/**
 * @param city used when a text names none
 * @throws HttpError when the places of the city cannot be loaded
 */
export function liveGrammar(http: Http, city: string): Promise<LiveGrammar> {
  const grammarOf = (indexes: ReadonlyMap<string, PlaceIndex>): LiveGrammar => ({
    city,
    read(typed, view, today) {
      const text = tidyText(typed);
      const places = indexes.get(namedCity(text) ?? city);
      const understanding = understand(text, { city, today: indiaDay(today), ...(places && { places }) });
      return understoodView(understanding, (other) => sayAddress(withText(view, other)));
    },
    missingCity(typed) {
      const named = namedCity(typed);
      return named === undefined || indexes.has(named) ? undefined : named;
    },
    async withCity(other) {
      const { places } = await http.request('GET /api/v1/localities/city/{city}/names', { params: { city: other } });
      return grammarOf(new Map([...indexes, [other, placeIndex(other, places)]]));
    },
  });
  return grammarOf(new Map()).withCity(city);
}
