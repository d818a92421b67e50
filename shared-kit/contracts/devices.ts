import { z } from 'zod';
import type { CallContracts } from './call.ts';

/**
 * Status of a device. `not-required`: nothing to do. `required`: a proof of the device is requested. `pending`: a
 * proof was received and is not decided. `bound`: the proof was accepted. `expired`: the proof came too late, and a
 * new one can be requested.
 */
export const BINDING_STATES = ['not-required', 'required', 'pending', 'bound', 'expired'] as const;

/** `genuine`: an unchanged app on a real device. `unknown`: could not be decided. */
export const INTEGRITY_VERDICTS = ['genuine', 'failed', 'unknown'] as const;

const binding = z.object({
  status: z.enum(BINDING_STATES),
  /** Challenge that the proof must contain, so that an old proof cannot be reused; only while a proof is requested. */
  nonce: z.string().nullable(),
});

export type BindingAnswer = z.infer<typeof binding>;

export const deviceCalls = {
  'POST /api/v1/device/binding/required': {
    summary: 'Whether this device must show what it is before it logs in with a number',
    body: z.object({}).optional(),
    personal: true,
    answer: binding.extend({ required: z.boolean() }),
  },
  'POST /api/v1/device/poll/status': {
    summary: 'Where the binding of this device stands',
    body: z.object({}).optional(),
    personal: true,
    answer: binding,
  },
  'POST /api/v1/device/play/integrity': {
    summary: 'Judges the proof of integrity that an Android app got for the nonce',
    body: z.object({ token: z.string().min(1).max(20_000) }),
    personal: true,
    answer: binding.extend({ verdict: z.enum(INTEGRITY_VERDICTS) }),
  },
  'POST /getAppDownloadLink': {
    summary: 'Where the app can be had; with autoLink, an address that opens it where it is installed',
    body: z.object({
      /** Path of the page to open in the app. */
      autoLink: z
        .string()
        .max(2000)
        .regex(/^\/(?![/\\])/, 'must be a path of this site')
        .optional(),
    }),
    answer: z.object({ link: z.url() }),
  },
} as const satisfies CallContracts;
