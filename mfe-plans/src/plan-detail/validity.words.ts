/** How long a plan lasts. */
export const VALIDITY_WORDS = {
  validity: (days: number, until: string) => `GST included · ${days} days. If you buy today, it runs until ${until}.`,
} as const;
