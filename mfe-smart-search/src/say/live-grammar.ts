import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { namedCity } from '@aangan/shared-kit/domain/smart-search/cities-in-text';
import { placeIndex } from '@aangan/shared-kit/domain/smart-search/place-index';
import { understand } from '@aangan/shared-kit/domain/smart-search/understand';
import type { PlaceIndex } from '@aangan/shared-kit/domain/smart-search/understanding';
import type { Http } from '@aangan/shared-kit/platform/http';
import { type UnderstoodView, understoodView } from '../understood/public.ts';
import { type SayView, sayAddress, tidyText } from './say-address.ts';

/** Reads texts in the browser, with the same grammar and places as the API. */
export interface LiveGrammar {
  read(text: string): UnderstoodView;
}

interface LiveContext {
  readonly view: SayView;
  readonly city: string;
  /** Epoch ms. */
  readonly today: number;
}

/** @throws HttpError when the places of the city cannot be loaded */
export async function liveGrammar(http: Http, { view, city, today }: LiveContext): Promise<LiveGrammar> {
  const usual = view.city ?? city;
  const indexes = new Map<string, PlaceIndex | undefined>([[usual, await placesOf(http, usual)]]);
  /** Another city that is named: its places are known from the next key on. */
  const placesIn = (slug: string) => {
    if (!indexes.has(slug)) {
      indexes.set(slug, undefined);
      placesOf(http, slug).then(
        (places) => indexes.set(slug, places),
        () => indexes.delete(slug),
      );
    }
    return indexes.get(slug);
  };
  return {
    read(typed) {
      const text = tidyText(typed);
      const places = placesIn(namedCity(text) ?? usual);
      const context = { city: usual, today: indiaDay(today), ...(places && { places }) };
      return understoodView(understand(text, context), (other) => sayAddress({ ...view, text: other }));
    },
  };
}

async function placesOf(http: Http, city: string): Promise<PlaceIndex> {
  const { places } = await http.request('GET /api/v1/localities/city/{city}/names', { params: { city } });
  return placeIndex(city, places);
}
