import { z } from 'zod';
import { managerHoursError, managerNameError } from '../domain/property-manager.ts';
import { type CallContracts, ruled } from './call.ts';
import { waitingCases } from './staff.ts';

const manager = z.object({
  name: z.string(),
  /** `Monday to Saturday, 10 am to 7 pm`. */
  hours: z.string(),
  languages: z.array(z.string()),
  /** Epoch ms. */
  since: z.number(),
  /** The manager's next task and its time; null when nothing is open. */
  nextStep: z.string().nullable(),
});

export type PropertyManager = z.infer<typeof manager>;

export const propertyManagerCalls = {
  'GET /api/v1/rm_customer/rm': {
    summary: 'Whether the visitor has property management, and who manages',
    personal: true,
    answer: z.object({ activePlan: z.boolean(), rm: manager.nullable() }),
  },
  'PUT /api/v1/staff/property-managers/{accountId}': {
    summary: 'Staff give a person a manager, or change who it is and what is next',
    params: z.object({ accountId: z.string().max(60) }),
    body: z.object({
      name: ruled(managerNameError),
      hours: ruled(managerHoursError),
      languages: z.array(z.string().trim().min(2).max(30)).max(8),
      nextStep: z.string().trim().max(300).nullable(),
      /** True for somebody who waits: refused if other staff have assigned a manager meanwhile. */
      first: z.boolean().default(false),
    }),
    personal: true,
    answer: z.object({ rm: manager }),
  },
  'DELETE /api/v1/staff/property-managers/{accountId}': {
    summary: 'Ends the management of a person’s property',
    params: z.object({ accountId: z.string().max(60) }),
    personal: true,
    answer: z.object({ activePlan: z.literal(false) }),
  },
} as const satisfies CallContracts;

/** Somebody whose plan comes with a manager. */
const managedPerson = z.object({
  accountId: z.string(),
  name: z.string(),
  /** Number with its country code; null for an account without one. */
  phone: z.string().nullable(),
});

/** Who waits for a manager, and who has one: for staff with the role `services`. */
export const managerQueueCalls = {
  'GET /api/v1/staff/property-managers/waiting': {
    summary: 'People whose plan comes with a manager and who have none yet, the earliest plan first; for staff',
    personal: true,
    answer: z.object({
      waiting: z.array(
        managedPerson.extend({
          plan: z.string(),
          /** Epoch ms. */
          from: z.number(),
          /** Epoch ms, exclusive. */
          to: z.number(),
        }),
      ),
    }),
  },
  'GET /api/v1/staff/property-managers/waiting/count': {
    summary: 'Number of people who wait for a manager; for staff',
    personal: true,
    answer: waitingCases,
  },
  'GET /api/v1/staff/property-managers': {
    summary: 'People who have a manager, those whose plan is over first; for staff',
    personal: true,
    answer: z.object({
      managed: z.array(
        managedPerson.extend({
          /** The plan in force that comes with a manager; null when there is none any more. */
          plan: z.object({ name: z.string(), to: z.number() }).nullable(),
          rm: manager,
        }),
      ),
    }),
  },
} as const satisfies CallContracts;
