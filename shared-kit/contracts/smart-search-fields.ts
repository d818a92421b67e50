import { z } from 'zod';
import { LEARNT_KEY, SESSION_SOURCES } from '../domain/smart-search/session-options.ts';
import { slug } from './call.ts';
import { slots } from './smart-search-slots.ts';

export const sessionId = z.string().regex(/^sms_[a-z0-9]{20}$/, 'must be the id of a session');
export const learntKey = z.string().regex(LEARNT_KEY);
/** A random id that the page makes for one press; sent again, the press has no second effect. */
export const attempt = z.string().regex(/^[\w-]{8,40}$/);
/** Epoch ms. */
export const time = z.number().int();
export const count = z.number().int();
export const rupees = z.number().int();
export const userId = z.string().max(64);
/** `rent`, `buy`, `commercial_rent`: the last segment of a city's home. */
export const lookingFor = z.enum(['buy', 'rent', 'pg', 'shared', 'plot', 'commercial_rent', 'commercial_buy']);
export const source = z.enum(SESSION_SOURCES).default('page');

export const ofSession = z.object({ session_id: sessionId });

export const wanted = z.object({
  /** City when no slot names one. */
  city: slug.optional(),
  slots,
});

export const estimate = {
  /** Median ₹ a month of the homes that fit, or ₹ for sale categories; null if there are none or it failed. */
  estimated_rent: rupees.nullable(),
  /** Homes that fit; null if it failed. */
  total_count: count.nullable(),
};
