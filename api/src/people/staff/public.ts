// What other modules may use.

export { holdsText, matchesCase } from './matches-case.ts';
export { resetSecondFactorOf } from './second-factor/reset-second-factor.ts';
export { type StaffCallDeps, staffCallDepsOf } from './staff-call-deps.ts';
export { type StaffDecisions, staffDecisionsOf, TOO_LATE } from './staff-decisions.ts';
export { staffOnly } from './staff-only.ts';
export { type StaffPapers, staffPapersOf } from './staff-papers.ts';
export { changeStaffRole } from './staff-role.ts';
