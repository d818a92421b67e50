/**
 * Columns that filters and maps read. The indexes include them, so that the keys of a page are found without the table.
 */
const FILTER_COLUMNS =
  'price, area, bhk, furnishing, parking, building_type, commercial_type, pg_tenant, flatmate_room, tenants, ' +
  'room_types, amenities, bathrooms, under_construction, photo_count, available_from, confirmed_at, latitude, longitude';

/**
 * Price by area, in whole paise per sq ft, so that a cursor carries it exactly. A listing without an area comes last by
 * its price alone.
 */
const PER_AREA = '((price::bigint * 100) / greatest(area, 1))';

/** {@link PER_AREA} of a listing `l`. */
export const PAISE_PER_SQUARE_FOOT = '((l.price::bigint * 100) / greatest(l.area, 1))';

interface ListingIndex {
  readonly name: string;
  readonly create: string;
}

/**
 * The indexes of `listing`, chosen by EXPLAIN on 1,000,000 rows. All are partial on active listings. Equality columns
 * come first, then the sort key, then the id as tie-break. Bulk loading drops and rebuilds them.
 */
export const LISTING_INDEXES: readonly ListingIndex[] = [
  // Newest first in a city, any filter: Index Only Scan, stops at the page's last key.
  covering('listing_newest', 'city, category, posted_at desc, id desc'),
  // Price low to high; read backwards, high to low.
  covering('listing_price', 'city, category, price, id'),
  // Lowest price per sq ft first.
  covering('listing_per_sqft', `city, category, ${PER_AREA}, id`),
  // Most recently confirmed first.
  covering('listing_confirmed', 'city, category, confirmed_at desc, id desc'),
  // Largest first.
  covering('listing_area', 'city, category, area desc, id desc'),
  // One locality, or up to three merged (Merge Append, no Sort). Searches name the city of a locality too, so that one
  // partition is read. With the society it also feeds the slices that counts are taken from.
  covering('listing_locality_newest', 'locality_id, category, posted_at desc, id desc', ', city, society_id'),
  covering('listing_locality_price', 'locality_id, category, price, id', ', city'),
  // Homes of one society: few rows, so the filters may visit the table.
  plain('listing_society', 'btree (society_id, category, posted_at desc, id desc)'),
  // Nearest first: the index returns them in order of distance (KNN). Also serves the bounding box around a landmark.
  plain('listing_position', 'gist (city, category, position)'),
];

function covering(name: string, key: string, more = ''): ListingIndex {
  const columns = FILTER_COLUMNS + more;
  return { name, create: `create index if not exists ${name} on listing (${key}) include (${columns}) where active` };
}

function plain(name: string, using: string): ListingIndex {
  return { name, create: `create index if not exists ${name} on listing using ${using} where active` };
}
