import catalogue from '../../src/search/listings/photo-catalogue.json' with { type: 'json' };
import { photoCatalogue } from './photo-catalogue.ts';

it('photo-catalogue.json holds every drawn picture, as write-photo-catalogue.ts writes it', () => {
  expect(catalogue).toEqual(photoCatalogue());
});
