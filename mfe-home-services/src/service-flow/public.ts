export { leadSource, serviceFlow } from './service-flow.ts';
export { useServiceArrival } from './use-service-arrival.ts';
