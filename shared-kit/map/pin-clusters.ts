import Supercluster from 'supercluster';

/** A home or a project on a map. */
export interface Pin {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
  /** ₹ (a month for rent, of the cheapest unit for a project). */
  readonly price: number;
  readonly title: string;
  readonly url: string;
}

/** One mark on the map: a pin, or a cluster that splits at a higher zoom. */
export type Mark =
  | { readonly key: string; readonly latitude: number; readonly longitude: number; readonly pin: Pin }
  | {
      readonly key: string;
      readonly latitude: number;
      readonly longitude: number;
      readonly count: number;
      /** Zoom at which the cluster splits. */
      readonly partsAt: number;
    };

/** `[west, south, east, north]`, degrees. */
export type Box = [number, number, number, number];

/** px: wider than a price with its symbols, so that pins do not overlap. */
const RADIUS = 80;
/** px of a tile, as on the map. */
const TILE = 256;
/** Above this zoom every pin is alone. */
const CLUSTERED_TO = 15;

/** Clusters pins that would overlap. */
export function pinClusters(pins: readonly Pin[]): (box: Box, zoom: number) => Mark[] {
  const index = new Supercluster<{ pin: Pin }>({ radius: RADIUS, extent: TILE, maxZoom: CLUSTERED_TO, minPoints: 2 });
  index.load(
    pins.map((pin) => ({
      type: 'Feature',
      properties: { pin },
      geometry: { type: 'Point', coordinates: [pin.longitude, pin.latitude] },
    })),
  );
  return (box, zoom) =>
    index.getClusters(box, zoom).map((feature): Mark => {
      const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
      const { properties } = feature;
      if (!('cluster' in properties)) return { key: properties.pin.id, latitude, longitude, pin: properties.pin };
      const { cluster_id: id, point_count: count } = properties;
      return { key: `cluster-${id}`, latitude, longitude, count, partsAt: index.getClusterExpansionZoom(id) };
    });
}
