import type { CatalogueSku, homeServicesCalls } from '@aangan/shared-kit/contracts/home-services';
import { CITIES, cityBySlug, HOME_SERVICES_CITIES } from '@aangan/shared-kit/domain/cities';
import { CATALOGUE, catalogueOf } from '@aangan/shared-kit/domain/home-services/catalogue';
import { paintingEstimate } from '@aangan/shared-kit/domain/home-services/painting-estimate';
import { type ServiceCity, wireServiceCity } from '@aangan/shared-kit/domain/home-services/service-city';
import { savedServiceCity } from '@aangan/shared-kit/domain/home-services/service-city-cookie';
import {
  HOME_SERVICE_TYPES,
  HOME_SERVICES,
  type HomeService,
  homeService,
} from '@aangan/shared-kit/domain/home-services/services';
import type { Sku } from '@aangan/shared-kit/domain/home-services/sku';
import { skuPrice } from '@aangan/shared-kit/domain/home-services/sku-price';
import { homeServicesOffer } from '@aangan/shared-kit/domain/sales-window';
import type { CallHandlers } from '../../foundation/server/public.ts';
import { hsAnswer } from '../hs-answer.ts';

type CatalogueCalls = Pick<
  typeof homeServicesCalls,
  | 'GET /hs-backend/api/v1/services'
  | 'GET /hs-backend/api/v1/city'
  | 'GET /hs-backend/api/v1/city-services'
  | 'GET /hs-backend/api/v1/catalog/{key}'
  | 'GET /hs-backend/api/v1/popular-sku'
  | 'GET /hs-backend/api/v1/painting-estimate'
>;

/** What can be bought, with prices that anybody sees. @param now epoch ms */
export function catalogueHandlers({ now }: { readonly now: () => number }): CallHandlers<CatalogueCalls> {
  return {
    'GET /hs-backend/api/v1/services': ({ query: { city } }) =>
      hsAnswer(async () => ({
        city,
        cityCode: wireServiceCity(city, 'HS_CLEANING'),
        services: HOME_SERVICES.map((service) => serviceFacts(service, city, now())),
      })),

    'GET /hs-backend/api/v1/city': (_input, { headers }) =>
      hsAnswer(async () => ({ city: savedServiceCity(headers.cookie) ?? null })),

    'GET /hs-backend/api/v1/city-services': () =>
      hsAnswer(async () => ({
        cities: HOME_SERVICES_CITIES.map((city) => ({
          city,
          name: cityBySlug(city)?.name ?? CITIES[0].name,
          cityCode: wireServiceCity(city, 'HS_CLEANING'),
          serviceTypes: HOME_SERVICE_TYPES,
        })),
      })),

    'GET /hs-backend/api/v1/catalog/{key}': ({ params: { key }, query: { city } }) =>
      hsAnswer(async () => ({
        ...serviceFacts(homeService(key), city, now()),
        city,
        catalogTree: catalogueOf(key).groups.map((group) => ({
          catalogKey: group.key,
          catalogTitle: group.title,
          children: group.skus.map((sku) => skuFacts(sku, city, now())),
          addOns: group.addOns.map((sku) => skuFacts(sku, city, now())),
        })),
      })),

    'GET /hs-backend/api/v1/popular-sku': ({ query: { city } }) =>
      hsAnswer(async () => ({
        skus: CATALOGUE.flatMap(({ type, groups }) =>
          groups
            .flatMap(({ skus }) => skus.filter(({ isPopular }) => isPopular))
            .map((sku) => ({ ...skuFacts(sku, city, now()), serviceType: type })),
        ),
      })),

    'GET /hs-backend/api/v1/painting-estimate': ({ query: { city, ...facts } }) =>
      hsAnswer(async () => paintingEstimate(facts, city)),
  };
}

function serviceFacts({ type, slug, name, begins, offer }: HomeService, city: ServiceCity, now: number) {
  const prices = catalogueOf(type).groups.flatMap(({ skus }) => skus.map((sku) => skuPrice(sku, city, now).paise));
  return {
    serviceType: type,
    slug,
    name,
    begins,
    fromPaise: Math.min(...prices),
    offer: (offer && homeServicesOffer(offer, now)) ?? null,
  };
}

function skuFacts(sku: Sku, city: ServiceCity, now: number): CatalogueSku {
  const { key, title, minutes, includes } = sku;
  return {
    catalogId: key,
    catalogKey: key,
    catalogTitle: title,
    minutes,
    includes: [...includes],
    ...skuPrice(sku, city, now),
  };
}
