/** Sentences about an order, beside what is bought. */
export const ORDER_SUMMARY_WORDS = {
  gst: (tax: string, taxable: string, place: string) =>
    `Includes GST: ${tax}. Taxable value: ${taxable}. Place of supply: ${place}.`,
  noGst: 'No GST applies to this.',
} as const;
