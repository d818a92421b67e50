/** What a lead is about. */
export const LEAD_KINDS = [
  'MISC',
  'NRI',
  'CPMS_PREMIUM',
  'CROWD_TENANT',
  'PREVIOUS_OWNER',
  'SHOW_INTEREST',
  'POTENTIAL_SEEKER',
  'HOME_SERVICE',
  'PNM',
  'LEGAL',
  'RENT_PAYMENT',
] as const;

export type LeadKind = (typeof LEAD_KINDS)[number];

/** Stages of a lead. Its person may withdraw it; staff move it forward. */
export const LEAD_STAGES = ['NEW', 'CALLED', 'MEETING', 'WON', 'LOST', 'WITHDRAWN'] as const;

export type LeadStage = (typeof LEAD_STAGES)[number];

/** Services for people outside India. */
export const NRI_PURPOSES = ['BUY', 'RENT', 'LET', 'SELL', 'MANAGE'] as const;

export type NriPurpose = (typeof NRI_PURPOSES)[number];

export function isNriPurpose(text: string): text is NriPurpose {
  return NRI_PURPOSES.some((purpose) => purpose === text);
}

/** Source: services-and-platform, section 8 (services lead submitted). */
export const LEAD_SENT_MESSAGE =
  'Your request has been submitted successfully. Our executives will reach out to you soon.';

/** Source: services-and-platform, section 8 (owner contact received). */
export const OWNER_CONTACT_MESSAGE =
  'Owner Contact Received. Once verified & listed, you will receive an SMS to redeem your Paytm money';
