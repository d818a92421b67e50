import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';

/** A draft that was never published, in a list. */
export type UnfinishedListing = CallAnswer<'GET /user/{userId}/continue/listings'>['responseBody']['listings'][number];
