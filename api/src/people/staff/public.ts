// What other modules may use.

export { matchesCase } from './matches-case.ts';
export { type StaffDecisions, staffDecisionsOf, TOO_LATE } from './staff-decisions.ts';
export { staffOnly } from './staff-only.ts';
export { type StaffPapers, staffPapersOf } from './staff-papers.ts';
export { changeStaffRole } from './staff-role.ts';
