import { namedCity } from '@aangan/shared-kit/domain/smart-search/cities-in-text';
import { placeIndex } from '@aangan/shared-kit/domain/smart-search/place-index';
import { understand } from '@aangan/shared-kit/domain/smart-search/understand';

/** What a page runs at every key; the benchmark measures it in the browser and its size. */
Object.assign(globalThis, { grammar: { namedCity, placeIndex, understand } });
