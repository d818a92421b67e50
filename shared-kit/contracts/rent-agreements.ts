/** Name of the kind of uploads for rental agreements and bills; their subject is the tenancy. */
export const AGREEMENT_UPLOAD = 'rental-agreement';

export const AGREEMENT_BYTES = 5 * 1024 * 1024;
