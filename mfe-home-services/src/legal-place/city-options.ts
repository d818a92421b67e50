import { CITIES } from '@aangan/shared-kit/domain/cities';

/** Cities for a select. */
export const CITY_OPTIONS = CITIES.map(({ slug, name }) => ({ value: slug, label: name }));
