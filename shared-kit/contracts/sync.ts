import { z } from 'zod';
import type { CallContracts } from './call.ts';

/** Most numbers in one sync. */
const CONTACTS_AT_MOST = 2000;

/** Names are not accepted: only numbers can be compared. */
const phone = z.string().min(1).max(30);

const contactList = z
  .string()
  .max(200_000)
  .default('[]')
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON' });
      return z.NEVER;
    }
  })
  .pipe(z.array(z.object({ phone })).max(CONTACTS_AT_MOST));

/** Accepted or not, a sync is never an error for the sender. */
const synced = z.object({
  /**
   * `no-consent`: nothing was stored. `too-soon`: the last one is less than a day old. `withdrawn`: everything was
   * deleted.
   */
  status: z.enum(['kept', 'no-consent', 'too-soon', 'withdrawn']),
  /** Numbers stored for this device. */
  kept: z.number(),
});

export const syncCalls = {
  'POST /api/v1/app/check-existing': {
    summary: 'Numbers of the phone whose owner has agreed; without the flag, the end of that consent',
    form: z.object({
      userId: z.string().max(64).optional(),
      /** The device's own id. */
      trackId: z.string().min(8).max(64),
      /** The consent: `true` gives it, `false` withdraws it and deletes what was stored. */
      flag: z.enum(['true', 'false']),
      type: z.literal('CONTACTS').default('CONTACTS'),
      /** JSON: `[{"phone":"…"}]`. */
      contacts: contactList,
    }),
    personal: true,
    answer: synced,
  },
  'POST /api/v1/ingestion/pgInfo': {
    summary: 'Friends on the phone who use the app, under the same consent',
    body: z.object({
      mbTrackId: z.string().min(8).max(64),
      userId: z.string().max(64).optional(),
      data: z.array(z.object({ phone })).max(CONTACTS_AT_MOST),
      /** Epoch ms on the device. */
      syncTime: z.number().int().nonnegative(),
    }),
    personal: true,
    answer: synced,
  },
  'GET /api/api/v1/dev/v2/smartlook/track': {
    summary: 'Whether a screen may be recorded; it may not unless somebody has decided so',
    query: z.object({ screenName: z.string().max(100), subScreenName: z.string().max(100).optional() }),
    answer: z.object({ data: z.object({ recordingEnable: z.boolean(), events: z.array(z.string()) }) }),
  },
} as const satisfies CallContracts;
