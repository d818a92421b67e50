/** Whether people pay before the work. Source: services-and-platform, section 4 (home services: pay_first). */
export const PAY_FIRST_EXPERIMENT = 'pay_first';

/** Whether paying after the work is offered too. Bucket a offers both. */
export function offersPayAfter(bucket: string): boolean {
  return bucket !== PAY_FIRST_EXPERIMENT;
}
