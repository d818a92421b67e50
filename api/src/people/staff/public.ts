// What other modules may use.
export { staffOnly } from './staff-only.ts';
export { changeStaffRole } from './staff-role.ts';
