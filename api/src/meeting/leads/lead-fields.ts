import type { LeadAttribution } from '@aangan/shared-kit/domain/lead-attribution';

/** The attribution in the fields of a lead's call. */
export function attributionOf(
  fields: { readonly [Name in keyof LeadAttribution]?: string | undefined },
): LeadAttribution {
  const { nbFr, sourceApp, google_ad_source, gclid, utm_source, first_source, last_source } = fields;
  return given({ nbFr, sourceApp, google_ad_source, gclid, utm_source, first_source, last_source });
}

/** Drops missing values. */
export function given(fields: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
