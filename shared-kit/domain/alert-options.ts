/** How often an alert is sent. */
export const ALERT_FREQUENCIES = ['instant', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];
export const ALERT_FREQUENCY_LABELS = {
  instant: 'At once',
  daily: 'Once a day',
  weekly: 'Once a week',
} as const satisfies Record<AlertFrequency, string>;

/** Channel of an alert. Mail needs a verified address, WhatsApp the person's opt-in, and SMS their choice. */
export const ALERT_CHANNELS = ['EMAIL', 'WHATSAPP', 'SMS'] as const;
export type AlertChannel = (typeof ALERT_CHANNELS)[number];
export const ALERT_CHANNEL_LABELS = {
  EMAIL: 'E-mail',
  WHATSAPP: 'WhatsApp',
  SMS: 'Text message',
} as const satisfies Record<AlertChannel, string>;

/** What to do where a channel cannot reach the person. */
export const ALERT_CHANNEL_NEEDS = {
  EMAIL: 'Verify your e-mail address in your profile to get alerts by e-mail.',
  WHATSAPP: 'Allow WhatsApp messages in your profile to get alerts there.',
  SMS: 'Add a phone number to your profile to get alerts by text message.',
} as const satisfies Record<AlertChannel, string>;

/** Most saved searches per person, and most requirements. */
export const ALERTS_AT_MOST = 20;

/** Homes that one message shows; the rest are behind a link. */
export const HOMES_IN_MESSAGE = 5;
