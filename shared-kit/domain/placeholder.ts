/** Source: product-and-plans, section 3 (no-image placeholder). */
const PLACEHOLDER_KEYS = ['BHK1', 'RK1', 'BHK2', 'BHK3', 'BHK4', 'BHK4PLUS', 'commercial'] as const;
export type PlaceholderKey = (typeof PLACEHOLDER_KEYS)[number];

/**
 * The placeholder picture of a listing without photos.
 * @param kind its BHK type (`BHK2`; a half room counts as none, `BHK_2_HALF`), `commercial`, or a commercial category
 * @returns undefined for types without a placeholder, such as plots Source: product-and-plans, section 3 (no-image
 * placeholder); services-and-platform, section 3 (building unit options).
 */
export function placeholderKey(kind: string | null | undefined): PlaceholderKey | undefined {
  if (!kind) return undefined;
  if (/^commercial/i.test(kind)) return 'commercial';
  const whole = kind.replace(/^BHK_(\d)_HALF$/, 'BHK$1');
  return PLACEHOLDER_KEYS.find((key) => key === whole);
}
