import type { HomeServiceType } from './services.ts';

/** What a price consists of, in rupees with GST at the level of Bangalore. */
interface BasePrice {
  readonly labour: number;
  readonly materials: number;
  readonly travel: number;
}

/** One thing that can be put into the cart. */
export interface Sku {
  /** `HS_CLEANING_HOME_2BHK`: never used again for something else, because orders name it. */
  readonly key: string;
  readonly title: string;
  readonly base: BasePrice;
  /** Length of the work. */
  readonly minutes: number;
  /** Percent off while sales features are enabled. */
  readonly offerPercent: number;
  /** What the price includes, in words. */
  readonly includes: readonly string[];
  /** Shown among the popular ones. */
  readonly isPopular: boolean;
}

/** A group of the catalogue: `HS_CLEANING_HOME`. Its add-ons can be bought with any of its SKUs only. */
export interface SkuGroup {
  readonly key: string;
  readonly title: string;
  readonly skus: readonly Sku[];
  readonly addOns: readonly Sku[];
}

/** The catalogue of one service. */
export interface ServiceCatalogue {
  readonly type: HomeServiceType;
  readonly groups: readonly SkuGroup[];
}

type Row = readonly [suffix: string, title: string, price: readonly [number, number, number], minutes: number];

interface More {
  readonly offer?: number;
  readonly includes?: readonly string[];
  /** Suffixes of popular ones. */
  readonly popular?: readonly string[];
  readonly addOns?: readonly Row[];
}

/** A group from rows: suffix of the key, title, rupees for labour, materials and travel, and minutes. */
export function skuGroup(key: string, title: string, rows: readonly Row[], more: More = {}): SkuGroup {
  const { offer = 0, includes = [], popular = [], addOns = [] } = more;
  const sku = ([suffix, name, [labour, materials, travel], minutes]: Row): Sku => ({
    key: `${key}_${suffix}`,
    title: name,
    base: { labour, materials, travel },
    minutes,
    offerPercent: offer,
    includes,
    isPopular: popular.includes(suffix),
  });
  return { key, title, skus: rows.map(sku), addOns: addOns.map(sku) };
}
