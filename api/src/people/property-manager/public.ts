// What other modules may use.
export { MANAGED_PLAN } from './ports.ts';
export { hasAssignedManager } from './property-manager.queries.ts';
export { asManager } from './property-manager.routes.ts';
export { propertyManagement } from './property-manager.tables.ts';
