import { z } from 'zod';
import { NOTIFICATION_KIND_KEYS } from '../domain/support/notifications.ts';
import type { CallContracts } from './call.ts';
import type { TopicContracts } from './live.ts';

const id = z.number().int().min(1);

const notification = z.object({
  id,
  kind: z.enum(NOTIFICATION_KIND_KEYS),
  title: z.string(),
  /** Empty where the title says all. */
  text: z.string(),
  /** The page about it. */
  path: z.string(),
  /** Epoch ms. */
  at: z.number(),
  read: z.boolean(),
});

export type ListedNotification = z.infer<typeof notification>;

const ways = z.object({ whatsApp: z.boolean(), email: z.boolean(), sms: z.boolean() });

const settings = z.object({
  kinds: z.array(z.object({ kind: z.enum(NOTIFICATION_KIND_KEYS), ways })),
  /** Whether a way reaches the person at all. */
  reachable: ways,
  quietFrom: z.number().int(),
  quietTo: z.number().int(),
});

export type NotificationSettings = z.infer<typeof settings>;

const unread = z.object({ unread: z.number().int(), newest: z.number().int() });

/** One list of what happened to a person, and how they are notified. */
export const notificationCalls = {
  'GET /api/v1/notifications': {
    summary: 'Notifications of who is logged in, the newest first',
    query: z.object({ before: z.coerce.number().int().min(1).optional() }),
    personal: true,
    answer: z.object({
      notifications: z.array(notification),
      /** Id before which older ones follow; null at the end. */
      next: id.nullable(),
      unread: z.number().int(),
    }),
  },
  'PUT /api/v1/notifications/read': {
    summary: 'The person has read everything up to a notification',
    body: z.object({ upTo: id }),
    personal: true,
    answer: unread,
  },
  'DELETE /api/v1/notifications': {
    summary: 'Deletes the person’s notifications up to one',
    query: z.object({ upTo: z.coerce.number().int().min(1) }),
    personal: true,
    answer: unread,
  },
  'GET /api/v1/notifications/settings': {
    summary: 'By which ways the person is notified of what',
    personal: true,
    answer: settings,
  },
  'PUT /api/v1/notifications/settings': {
    summary: 'Saves by which ways the person is notified of what',
    body: z.object({ kinds: z.array(z.object({ kind: z.enum(NOTIFICATION_KIND_KEYS), ways })).max(20) }),
    personal: true,
    answer: settings,
  },
} as const satisfies CallContracts;

export const notificationTopics = {
  notifications: {
    summary: 'How many notifications the person has not read',
    input: z.object({}),
    /** `newest`: id of the newest one, 0 without one. */
    event: unread,
  },
} as const satisfies TopicContracts;
