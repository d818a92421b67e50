import { reviewTextError } from '@aangan/shared-kit/domain/project-review';
import fc from 'fast-check';
import { complaintsAbout } from './builder-complaints.ts';
import { projectQuarters, type ReportedProject } from './project-quarters.ts';
import { demonstrationReviews } from './project-reviews.ts';

const TODAY = '2026-11-23';
const project = fc
  .record({
    id: fc.stringMatching(/^[a-z0-9]{10}$/),
    stage: fc.constantFrom('NEW_LAUNCH', 'UNDER_CONSTRUCTION', 'READY'),
    promised: fc.integer({ min: 2, max: 7 }),
    late: fc.integer({ min: 0, max: 24 }),
    unitsTotal: fc.integer({ min: 10, max: 900 }),
    soldShare: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ id, stage, promised, late, unitsTotal, soldShare }): ReportedProject & { builderId: string } => ({
    ...{ id, stage, unitsTotal, state: 'Karnataka', reraNumber: 'PRM/KA/1', builderId: 'bld-neem-homes' },
    launchedOn: '2022-02-28',
    promisedOn: `202${promised}-06-30`,
    possessionOn: stage === 'READY' ? '2026-09-30' : `202${Math.max(7, promised)}-${late > 6 ? '12' : '09'}-30`,
    unitsSold: Math.round(unitsTotal * soldShare),
  }));

describe('seeded reports of a project', () => {
  it('never go back, hold no more units than there are, and are dated after their quarter', () => {
    fc.assert(
      fc.property(project, (each) => {
        const rows = projectQuarters(each, TODAY);
        expect(rows.length).toBeGreaterThan(0);
        for (const [at, row] of rows.entries()) {
          const before = rows[at - 1];
          expect(row.donePercent).toBeGreaterThanOrEqual(before?.donePercent ?? 0);
          expect(row.unitsSold).toBeGreaterThanOrEqual(before?.unitsSold ?? 0);
          expect(row.unitsSold).toBeLessThanOrEqual(row.unitsTotal);
          expect(row.reportedOn > row.endsOn && row.reportedOn <= TODAY).toBe(true);
          expect(row.source).toMatch(/invented for the demonstration$/);
        }
        expect(rows.at(-1)?.unitsSold).toBe(each.unitsSold);
      }),
    );
  });

  it('are missing without a registration', () => {
    fc.assert(
      fc.property(project, (each) => expect(projectQuarters({ ...each, reraNumber: null }, TODAY)).toEqual([])),
    );
  });
});

describe('seeded reviews and complaints', () => {
  it('pass the checks of real reviews, and have no account', () => {
    fc.assert(
      fc.property(project, (each) => {
        for (const review of demonstrationReviews(each, { firstNames: ['Asha', 'Ravi'], today: TODAY })) {
          expect(reviewTextError(review.text)).toBeUndefined();
          expect(review).toMatchObject({ authorId: null, inventedName: expect.stringMatching(/Asha|Ravi/) });
        }
      }),
    );
  });

  it('say of a complaint without a decision that it is open', () => {
    fc.assert(
      fc.property(project, (each) => {
        for (const { state, decidedOn } of complaintsAbout(each, TODAY))
          expect(state === 'OPEN').toBe(decidedOn === null);
      }),
    );
  });
});
