export { buyPlan } from './buy-action.ts';
export { BuyForm } from './buy-form.tsx';
export { AT_CHECKOUT, BUY_REASON } from './buying.words.ts';
export { ChoiceFields } from './choice-fields.tsx';
export { quotationOf } from './initiate-plan.ts';
export { choiceFields, choiceLink, type PlanChoice, planChoice } from './plan-choice.ts';
export { type Purchase, usePurchase } from './use-purchase.tsx';
