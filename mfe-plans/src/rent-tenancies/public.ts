// What other features may use.
export { TenancyRows } from './tenancy-rows.tsx';
