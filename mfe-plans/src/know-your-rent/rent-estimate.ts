import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';

export type EstimateAnswer = CallAnswer<'GET /api/v1/rent-estimate'>;

/** What the page shows of an estimate. */
export interface RentEstimate extends Omit<EstimateAnswer, 'homes'> {
  readonly homes: readonly LikeHome[];
}

/** A live home that is shown beside an estimate. */
export interface LikeHome extends Pick<EstimateAnswer['homes'][number], 'id' | 'title' | 'rent' | 'furnishing'> {
  readonly url: string;
  /** Sq ft. */
  readonly area: number;
  /** Epoch ms. */
  readonly postedAt: number;
}
