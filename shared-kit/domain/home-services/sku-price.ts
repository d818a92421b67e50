import { salesEnabled } from '../sales-window.ts';
import type { ServiceCity } from './service-city.ts';
import type { Sku } from './sku.ts';

/** Level of prices of a city, in percent of Bangalore. */
const PRICE_LEVEL: Readonly<Record<ServiceCity, number>> = {
  mumbai: 115,
  bangalore: 100,
  pune: 98,
  chennai: 96,
  gurgaon: 110,
  hyderabad: 97,
  delhi: 106,
  noida: 104,
  'greater-noida': 100,
  ghaziabad: 98,
  faridabad: 98,
};

/** How a price is made up, in paise with GST. */
export interface PriceParts {
  readonly labourPaise: number;
  readonly materialsPaise: number;
  readonly travelPaise: number;
}

/** What a SKU costs in a city. */
export interface SkuPrice extends PriceParts {
  /** Sum of the parts. */
  readonly fullPaise: number;
  /** What the offer takes off; 0 once offers have ended. */
  readonly offPaise: number;
  readonly paise: number;
}

/**
 * The price of a SKU: its parts at the city's level, each in whole rupees, less the offer while sales are enabled.
 * @param now epoch ms
 * Source: services-and-platform, section 9 (home-services offers).
 */
export function skuPrice({ base, offerPercent }: Sku, city: ServiceCity, now: number): SkuPrice {
  const parts: PriceParts = {
    labourPaise: atLevel(base.labour, city),
    materialsPaise: atLevel(base.materials, city),
    travelPaise: atLevel(base.travel, city),
  };
  const fullPaise = parts.labourPaise + parts.materialsPaise + parts.travelPaise;
  const offPaise = salesEnabled(now) ? Math.floor((fullPaise * offerPercent) / 10_000) * 100 : 0;
  return { ...parts, fullPaise, offPaise, paise: fullPaise - offPaise };
}

/** Rupees of Bangalore at the level of a city, in paise of whole rupees. */
export function atLevel(rupees: number, city: ServiceCity): number {
  return Math.round((rupees * PRICE_LEVEL[city]) / 100) * 100;
}
