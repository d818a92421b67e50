export { isVip, offeredAddOns, PLAN_BOUGHT_GOAL, VIP_EXPERIMENT, vipOffer } from './vip-experiment.ts';
