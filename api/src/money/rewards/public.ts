// What other modules may use.
export { budgetLeft, commitBudget, releaseBudget } from './campaign-budget.queries.ts';
export { REFERRAL_CAMPAIGN } from './campaigns.ts';
export { grantCards } from './grant-cards.ts';
