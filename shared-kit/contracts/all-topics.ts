import type { z } from 'zod';
import type { bookingTopics } from './bookings.ts';
import type { callTopics } from './calls.ts';
import type { chatTopics } from './chat.ts';
import type { contactTopics } from './contacts.ts';
import type { dialerTopics } from './dialer.ts';
import type { interestedTopics } from './interested.ts';
import type { TopicContract } from './live.ts';
import type { myPlanTopics } from './my-plans.ts';
import type { notificationTopics } from './notifications.ts';
import type { orderTopics } from './orders.ts';
import type { paymentTopics } from './payments.ts';
import type { publishingTopics } from './publishing.ts';
import type { rentMandateTopics } from './rent-mandates.ts';
import type { rentPaymentTopics } from './rent-payments.ts';
import type { staffTopics } from './staff.ts';
import type { ticketTopics } from './tickets.ts';
import type { uploadTopics } from './uploads.ts';

/** Every topic of live updates by name. Types only, so that no schema reaches a browser. */
export type Topics = typeof bookingTopics &
  typeof callTopics &
  typeof chatTopics &
  typeof contactTopics &
  typeof interestedTopics &
  typeof myPlanTopics &
  typeof orderTopics &
  typeof paymentTopics &
  typeof publishingTopics &
  typeof rentMandateTopics &
  typeof rentPaymentTopics &
  typeof staffTopics &
  typeof ticketTopics &
  typeof notificationTopics &
  typeof dialerTopics &
  typeof uploadTopics;

export type KnownTopic = keyof Topics;

/** What a subscriber of a topic names. */
export type TopicInput<Name extends KnownTopic> = Topics[Name] extends TopicContract
  ? z.input<Topics[Name]['input']>
  : never;

/** What a subscriber of a topic receives. */
export type TopicEvent<Name extends KnownTopic> = Topics[Name] extends TopicContract
  ? z.output<Topics[Name]['event']>
  : never;
