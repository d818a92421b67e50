/** What may matter most to a seeker. It ranks the matching homes and excludes none. */
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

/** Most priorities that can be chosen. */
export const PRIORITIES_AT_MOST = 3;
