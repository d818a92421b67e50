import { z } from 'zod';
import { isValidEmail } from '../domain/email.ts';
import { BUSINESSES } from '../domain/home-services/booking-states.ts';
import { CART_LIMITS } from '../domain/home-services/cart-lines.ts';
import { PAINT_QUALITIES, PAINTING_WORKS } from '../domain/home-services/painting-estimate.ts';
import { serviceCity } from '../domain/home-services/service-city.ts';
import { SERVICE_SLOT_IDS } from '../domain/home-services/service-slots.ts';
import { HOME_SERVICE_TYPES } from '../domain/home-services/services.ts';
import { indianPhoneError } from '../domain/international-phone.ts';
import { nameError } from '../domain/name.ts';
import { SIGN_UP_MESSAGES } from '../domain/sign-up-messages.ts';
import { type CallContracts, flag, ruled } from './call.ts';
import { hsAnswer } from './hs-answer.ts';
import { leadAttribution } from './lead-attribution.ts';
import { leadStage } from './leads.ts';

const paise = z.number().int();

/** A city in any spelling that people type; Bangalore where none is given. */
export const serviceCityField = z
  .string()
  .max(40)
  .default('bangalore')
  .transform((text, context) => {
    const city = serviceCity(text);
    if (city) return city;
    context.addIssue({ code: 'custom', message: 'must be a city with home services' });
    return z.NEVER;
  });

export const pinCode = z
  .string()
  .trim()
  .regex(/^[1-9]\d{5}$/, 'Enter a PIN code of six digits.');

const serviceType = z.enum(HOME_SERVICE_TYPES);
const skuKey = z.string().regex(/^HS_[A-Z0-9_]{3,60}$/);

/** How a price is made up, in paise with GST; the parts add up to `fullPaise`. */
const price = {
  labourPaise: paise,
  materialsPaise: paise,
  travelPaise: paise,
  fullPaise: paise,
  /** What the offer takes off; 0 since offers have ended. */
  offPaise: paise,
  paise,
};

/** An item of the catalogue, and of `addOnBean` in leads. Source: services-and-platform, section 3. */
const catalogueSku = z.object({
  catalogId: z.string(),
  catalogKey: z.string(),
  catalogTitle: z.string(),
  minutes: z.number().int(),
  includes: z.array(z.string()),
  ...price,
});

const catalogueGroup = z.object({
  catalogKey: z.string(),
  catalogTitle: z.string(),
  children: z.array(catalogueSku),
  addOns: z.array(catalogueSku),
});

export type CatalogueSku = z.infer<typeof catalogueSku>;
export type CatalogueGroup = z.infer<typeof catalogueGroup>;

const service = z.object({
  serviceType,
  slug: z.string(),
  name: z.string(),
  /** `visit`: the work is measured before it has a price. */
  begins: z.enum(['cart', 'visit']),
  /** The lowest price of the catalogue. */
  fromPaise: paise,
  /** `up to 50%`; null since offers have ended. */
  offer: z.string().nullable(),
});

/** A line of a quotation with its tax. */
export const pricedLine = z.object({
  sku: z.string().nullable(),
  description: z.string(),
  quantity: z.number().int(),
  /** With GST. */
  paise,
  code: z.string().nullable(),
  gstRate: z.number(),
  taxablePaise: paise,
  cgstPaise: paise,
  sgstPaise: paise,
  igstPaise: paise,
});

export type PricedLine = z.infer<typeof pricedLine>;

/** Lines with their sums. */
export const pricedLines = {
  lines: z.array(pricedLine),
  gst: z.object({ taxablePaise: paise, cgstPaise: paise, sgstPaise: paise, igstPaise: paise }),
  /** Name of the state whose tax is due. */
  placeOfSupply: z.string(),
  totalPaise: paise,
};

const cartItem = z.object({ sku: skuKey, quantity: z.number().int(), addOns: z.array(skuKey) });

const cart = {
  city: z.string(),
  /** Where the visitor was last: `address`. */
  stage: z.string().nullable(),
  items: z.array(cartItem),
  /** A part for each service, since one visit is for one service. */
  services: z.array(z.object({ serviceType, name: z.string(), items: z.array(cartItem), ...pricedLines })),
};

const addressFields = {
  buildingName: z.string().trim().max(120),
  buildingNumber: z.string().trim().max(40),
  city: z.string(),
  countryCode: z.string(),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  streetAddress: z.string().trim().max(200),
  locality: z.string().trim().max(80),
  shortLocality: z.string().trim().max(80),
  floor: z.number().int().min(0).max(80).nullable(),
  apartment: z.string().trim().max(40),
  state: z.string().trim().max(60),
  zipcode: z.string(),
  labelType: z.enum(['HOME', 'WORK', 'OTHER']),
  label: z.string().trim().max(40),
  houseDetails: z.string().trim().max(300),
};

/** An address of the address book. Source: services-and-platform, section 3 (Address). */
export const serviceAddress = z.object({
  id: z.string(),
  userId: z.string(),
  ...addressFields,
  /** The hub that serves it; null while nobody does. */
  hub: z.string().nullable(),
});

export type ServiceAddress = z.infer<typeof serviceAddress>;

export const addressId = z.string().regex(/^adr_[\w-]{20}$/);

const savedAddress = {
  address: serviceAddress,
  serviceable: z.boolean(),
  hub: z.string().nullable(),
  /** Nobody serves it yet: it is on the waitlist. */
  waitlisted: z.boolean(),
};

/** A lead of home services. Source: services-and-platform, section 3 (lead creation). */
const serviceLead = z.object({
  source: z.enum(['HOOD_EXPLORE', 'WEBSITE']).default('WEBSITE'),
  subSource: z.string().trim().max(60).optional(),
  phoneCountryCode: z.literal('91').default('91'),
  name: ruled(nameError),
  phone: ruled(indianPhoneError),
  email: z.union([z.literal(''), z.string().trim().max(200).refine(isValidEmail, SIGN_UP_MESSAGES.email)]).default(''),
  city: serviceCityField,
  /** A service; painting forms also send `HS_PAINTING_LEAD`. */
  serviceType: z.enum([...HOME_SERVICE_TYPES, 'HS_PAINTING_LEAD']),
  subscriptionLead: z.boolean().default(false),
  servicingDate: z.string().trim().max(60).optional(),
  servicingSlot: z.enum(SERVICE_SLOT_IDS).optional(),
  inspectionRequired: z.boolean().default(false),
  addOnBean: z
    .array(z.object({ catalogKey: skuKey, quantity: z.literal('1').default('1') }))
    .max(20)
    .default([]),
  /** An address of the sender's book. Source: services-and-platform, section 5 (only with an id). */
  address: z.object({ id: addressId }).optional(),
  ...leadAttribution,
});

const leadSent = hsAnswer({ leadId: z.string(), message: z.string() });

const stage = z.enum(['cart', 'login', 'address', 'slot', 'payment']);

const slot = z.object({
  slotId: z.enum(SERVICE_SLOT_IDS),
  /** `8 am to 10 am`. */
  words: z.string(),
  /** Epoch ms. */
  startsAt: z.number(),
  /** Free places. */
  left: z.number().int(),
});

/** Slots by day. */
export const slotDays = z.array(z.object({ day: z.string(), slots: z.array(slot) }));

export const homeServicesCalls = {
  'GET /hs-backend/api/v1/services': {
    summary: 'All home services of a city, each with its lowest price',
    query: z.object({ city: serviceCityField }),
    answer: hsAnswer({
      city: z.string(),
      /** In capitals, as leads have it. */
      cityCode: z.string(),
      services: z.array(service),
    }),
  },
  'GET /hs-backend/api/v1/city': {
    summary: 'The city whose services this device saw last, by its cookie; null where there is none',
    personal: true,
    answer: hsAnswer({ city: z.string().nullable() }),
  },
  'GET /hs-backend/api/v1/city-services': {
    summary: 'The cities with home services, each with its services',
    answer: hsAnswer({
      cities: z.array(
        z.object({ city: z.string(), name: z.string(), cityCode: z.string(), serviceTypes: z.array(serviceType) }),
      ),
    }),
  },
  'GET /hs-backend/api/v1/catalog/{key}': {
    summary: 'The catalogue of a service with its prices in a city, and how they are made up',
    params: z.object({ key: serviceType }),
    query: z.object({ city: serviceCityField }),
    answer: hsAnswer({ ...service.shape, city: z.string(), catalogTree: z.array(catalogueGroup) }),
  },
  'GET /hs-backend/api/v1/popular-sku': {
    summary: 'Popular items of all services with their prices in a city',
    query: z.object({ city: serviceCityField }),
    answer: hsAnswer({ skus: z.array(catalogueSku.extend({ serviceType })) }),
  },
  'GET /hs-backend/api/v1/painting-estimate': {
    summary: 'The range of a painting’s price by area and rooms; the quotation after the visit is firm',
    query: z.object({
      city: serviceCityField,
      areaSqFt: z.coerce.number().int().min(50).max(20_000),
      rooms: z.coerce.number().int().min(1).max(30),
      work: z.enum(PAINTING_WORKS).default('repaint'),
      quality: z.enum(PAINT_QUALITIES).default('premium'),
      withCeiling: flag,
    }),
    answer: hsAnswer({ minimumPaise: paise, maximumPaise: paise }),
  },
  'GET /hs-backend/api/v1/availability': {
    summary: 'Whether a PIN code of a city is served, and by which hub',
    query: z.object({ city: serviceCityField, pin: pinCode, serviceType: serviceType.default('HS_CLEANING') }),
    answer: hsAnswer({ serviceable: z.boolean(), hub: z.string().nullable() }),
  },
  'GET /hs-backend/api/v1/slots': {
    summary: 'The slots of a hub that can be booked now, with their free places',
    query: z.object({ hub: z.string().max(40), business: z.enum(BUSINESSES).default('HS') }),
    personal: true,
    answer: hsAnswer({ days: slotDays }),
  },
  'GET /hs-backend/api/v1/wallet': {
    summary: 'Whether the wallet can pay for services, and what it holds',
    personal: true,
    answer: hsAnswer({ isEnabled: z.boolean(), balancePaise: paise.nullable() }),
  },
  'GET /hs-backend/api/v1/cart': {
    summary: 'The visitor’s cart; after a login it has what the device’s cart had',
    personal: true,
    answer: hsAnswer(cart),
  },
  'PUT /hs-backend/api/v1/cart/item': {
    summary: 'Puts an item into the cart, or changes it; quantity 0 takes it out',
    body: z.object({
      city: serviceCityField,
      sku: skuKey,
      quantity: z.number().int().min(0).max(CART_LIMITS.quantity),
      addOns: z.array(skuKey).max(CART_LIMITS.addOns).default([]),
    }),
    personal: true,
    answer: hsAnswer(cart),
  },
  'POST /hs-backend/api/v1/cart/clear': {
    summary: 'Empties the cart, or takes one service out of it',
    body: z.object({ serviceType: serviceType.optional() }),
    personal: true,
    answer: hsAnswer(cart),
  },
  'PUT /hs-backend/api/v1/cart/stage': {
    summary: 'Notes where the visitor is with the cart',
    body: z.object({ stage }),
    personal: true,
    answer: hsAnswer({}),
  },
  'POST /hs-backend/api/v1/dropOff': {
    summary: 'Notes that the visitor left the checkout, and where',
    body: z.object({ stage }),
    personal: true,
    answer: hsAnswer({}),
  },
  'GET /hs-backend/api/v1/lineItems': {
    summary: 'The lines of one service of the cart with their tax',
    query: z.object({ serviceType }),
    personal: true,
    answer: hsAnswer(pricedLines),
  },
  'GET /hs-backend/api/v1/address': {
    summary: 'The visitor’s address book, last used first',
    personal: true,
    answer: hsAnswer({
      addresses: z.array(
        serviceAddress.extend({
          /** Nobody serves it, and the person waits for a message. */
          waitlisted: z.boolean(),
        }),
      ),
    }),
  },
  'POST /hs-backend/api/v1/save/address': {
    summary: 'Saves an address, or changes one’s own; one that nobody serves is put on the waitlist',
    body: z.object({
      ...addressFields,
      id: addressId.optional(),
      city: serviceCityField,
      serviceType: serviceType.default('HS_CLEANING'),
      zipcode: pinCode,
      countryCode: z.literal('91').default('91'),
      latitude: addressFields.latitude.default(null),
      longitude: addressFields.longitude.default(null),
      buildingName: addressFields.buildingName.default(''),
      buildingNumber: addressFields.buildingNumber.min(1, 'Enter the number of the house or flat.'),
      streetAddress: addressFields.streetAddress.default(''),
      locality: addressFields.locality.min(2, 'Enter the locality.'),
      shortLocality: addressFields.shortLocality.default(''),
      floor: addressFields.floor.default(null),
      apartment: addressFields.apartment.default(''),
      state: addressFields.state.default(''),
      labelType: addressFields.labelType.default('HOME'),
      label: addressFields.label.default(''),
      houseDetails: addressFields.houseDetails.default(''),
    }),
    personal: true,
    answer: hsAnswer(savedAddress),
  },
  'DELETE /hs-backend/api/v1/address/{addressId}': {
    summary: 'Deletes an address of the address book; bookings keep their own copy',
    params: z.object({ addressId }),
    personal: true,
    answer: hsAnswer({}),
  },
  'POST /api/v1/hs/create/services/lead': {
    summary: 'Somebody is interested in a service; the same interest on a day is one lead',
    body: serviceLead,
    personal: true,
    answer: leadSent,
  },
  'POST /hs-backend/api/v1/consultation-lead': {
    summary: 'Somebody wants a visit that measures the work; the same interest on a day is one lead',
    body: serviceLead,
    personal: true,
    answer: leadSent,
  },
  'POST /hs-backend/api/v1/lead-stage': {
    summary: 'Moves leads to a stage; without a type, ids and a stage nothing happens',
    body: leadStage,
    personal: true,
    answer: hsAnswer({ updated: z.number().int() }),
  },
  'DELETE /hs-backend/api/v1/waitlist/{addressId}': {
    summary: 'Takes an address off the waitlist; it stays in the address book',
    params: z.object({ addressId }),
    personal: true,
    answer: hsAnswer({}),
  },
} as const satisfies CallContracts;
