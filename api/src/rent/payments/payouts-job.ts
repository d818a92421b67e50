/** The job that sends what is received, asks about what is under way, and gives back what was given up. */
export const PAYOUTS_JOB = 'rent-payouts';
