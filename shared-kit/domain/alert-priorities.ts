/** What may matter most to somebody who has said what they need; it orders the homes that fit, and rules none out. */
export const ALERT_PRIORITIES = [
  'low-price',
  'large',
  'confirmed',
  'photos',
  'parking',
  'lift',
  'security',
  'power-backup',
  'water',
] as const;
export type AlertPriority = (typeof ALERT_PRIORITIES)[number];
export const ALERT_PRIORITY_LABELS = {
  'low-price': 'A low price',
  large: 'Room to spare',
  confirmed: 'Confirmed this week',
  photos: 'Photos to look at',
  parking: 'Car parking',
  lift: 'A lift',
  security: 'Security',
  'power-backup': 'Power backup',
  water: '24-hour water',
} as const satisfies Record<AlertPriority, string>;

/** As many may be chosen: with more, none matters most. */
export const PRIORITIES_AT_MOST = 3;
