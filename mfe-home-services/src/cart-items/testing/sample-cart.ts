import type { CallAnswer, CallInput } from '@aangan/shared-kit/contracts/all-calls';
import type { CatalogueSku, PricedLine } from '@aangan/shared-kit/contracts/home-services';
import { type CartItem, cartLines, sumOf } from '@aangan/shared-kit/domain/home-services/cart-lines';
import { catalogueOf, findSku } from '@aangan/shared-kit/domain/home-services/catalogue';
import type { ServiceCity } from '@aangan/shared-kit/domain/home-services/service-city';
import { HOME_SERVICES, type HomeServiceType, homeService } from '@aangan/shared-kit/domain/home-services/services';
import type { Sku } from '@aangan/shared-kit/domain/home-services/sku';
import { skuPrice } from '@aangan/shared-kit/domain/home-services/sku-price';
import { homeServicesOffer } from '@aangan/shared-kit/domain/sales-window';
import { FAKE_NOW, type FakeAnswers } from '@aangan/shared-kit/testing/fake-platform';

const DONE = { sts: 1, status_code: 200 } as const;

type CartAnswer = Extract<CallAnswer<'GET /hs-backend/api/v1/cart'>, { readonly sts: 1 }>;

/** Answers of an API whose catalogue is the real one and whose cart lasts for one test. */
export function sampleServices(
  facts: { readonly items?: CartItem[]; readonly city?: ServiceCity; readonly now?: number } = {},
) {
  const { now = FAKE_NOW } = facts;
  let { items = [], city = 'bangalore' as ServiceCity } = facts;
  const cart = () => sampleCart(items, city, now);
  const answers: FakeAnswers = {
    'GET /hs-backend/api/v1/services': ({ query }) => ({
      ...DONE,
      city: cityOf(query),
      cityCode: cityOf(query).toUpperCase(),
      services: HOME_SERVICES.map(({ type }) => serviceFacts(type, cityOf(query), now)),
    }),
    'GET /hs-backend/api/v1/popular-sku': ({ query }) => ({
      ...DONE,
      skus: HOME_SERVICES.flatMap(({ type }) =>
        catalogueOf(type).groups.flatMap(({ skus }) =>
          skus
            .filter(({ isPopular }) => isPopular)
            .map((sku) => ({ ...skuFacts(sku, cityOf(query), now), serviceType: type })),
        ),
      ),
    }),
    'GET /hs-backend/api/v1/catalog/{key}': ({ params: { key }, query }) => ({
      ...DONE,
      ...serviceFacts(key, cityOf(query), now),
      city: cityOf(query),
      catalogTree: catalogueOf(key).groups.map(({ key: catalogKey, title, skus, addOns }) => ({
        catalogKey,
        catalogTitle: title,
        children: skus.map((sku) => skuFacts(sku, cityOf(query), now)),
        addOns: addOns.map((sku) => skuFacts(sku, cityOf(query), now)),
      })),
    }),
    'GET /hs-backend/api/v1/cart': () => cart(),
    'PUT /hs-backend/api/v1/cart/item': ({ json }: CallInput<'PUT /hs-backend/api/v1/cart/item'>) => {
      const { sku, quantity, addOns = [] } = json;
      city = cityOf(json);
      const others = items.filter((item) => item.sku !== sku);
      items = quantity === 0 ? others : [...others, { sku, quantity, addOns }];
      return cart();
    },
    'POST /hs-backend/api/v1/cart/clear': ({ json: { serviceType } }) => {
      items = serviceType ? items.filter(({ sku }) => findSku(sku)?.type !== serviceType) : [];
      return cart();
    },
  };
  return answers;
}

/** A cart with its prices. */
export function sampleCart(items: readonly CartItem[], city: ServiceCity = 'bangalore', now = FAKE_NOW): CartAnswer {
  const wire = items.map(({ sku, quantity, addOns }) => ({ sku, quantity, addOns: [...addOns] }));
  return {
    ...DONE,
    city,
    stage: null,
    items: wire,
    services: HOME_SERVICES.flatMap(({ type, name }) => {
      const own = wire.filter(({ sku }) => findSku(sku)?.type === type);
      if (own.length === 0) return [];
      const lines = cartLines(own, { type, city, now });
      const totalPaise = sumOf(lines);
      const gst = { taxablePaise: Math.round(totalPaise / 1.18), cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };
      const taxed = { ...gst, igstPaise: totalPaise - gst.taxablePaise };
      const priced = lines.map(({ sac, ...line }): PricedLine => ({ ...line, code: sac, ...gst }));
      return [
        { serviceType: type, name, items: own, lines: priced, gst: taxed, placeOfSupply: 'Karnataka', totalPaise },
      ];
    }),
  };
}

/** The city of a call, Bangalore by default. */
function cityOf(input: { readonly city?: string | undefined } | undefined): ServiceCity {
  return (input?.city ?? 'bangalore') as ServiceCity;
}

function serviceFacts(type: HomeServiceType, city: ServiceCity, now: number) {
  const { slug, name, begins, offer } = homeService(type);
  const prices = catalogueOf(type).groups.flatMap(({ skus }) => skus.map((sku) => skuPrice(sku, city, now).paise));
  const offered = offer === null ? undefined : homeServicesOffer(offer, now);
  return { serviceType: type, slug, name, begins, fromPaise: Math.min(...prices), offer: offered ?? null };
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
