import { LISTING_REPORT_REASON_KEYS } from '@aangan/shared-kit/domain/listing-report-reason';
import fc from 'fast-check';
import { pauseReason, type WeighedReport } from './report-weight.ts';

const ofMany = (reason: WeighedReport['reason'], count: number, weight = 1): WeighedReport[] =>
  Array.from({ length: count }, (_, index) => ({ reason, weight, person: `${reason} ${index}` }));

describe('pausing a listing', () => {
  it.each([
    ['by two people who say that it is gone', ofMany('ALREADY_GONE', 2), 'gone'],
    ['not by one person', ofMany('ALREADY_GONE', 1), undefined],
    ['not by two people with other reasons', ofMany('WRONG_PRICE', 2), undefined],
    ['by three people with any reasons', [...ofMany('WRONG_PRICE', 2), ...ofMany('OTHER', 1)], 'any'],
    [
      'by two people with other reasons and one who says that it is gone',
      [...ofMany('WRONG_PRICE', 2), ...ofMany('ALREADY_GONE', 1)],
      'any',
    ],
    ['not by five new accounts', ofMany('WRONG_PRICE', 5, 0.5), undefined],
    ['by six new accounts', ofMany('WRONG_PRICE', 6, 0.5), 'any'],
    [
      'not by many accounts of one person',
      ofMany('ALREADY_GONE', 9).map((each) => ({ ...each, person: 'one' })),
      undefined,
    ],
  ] as const)('%s', (_how, reports, wanted) => {
    expect(pauseReason(reports)).toBe(wanted);
  });

  it('is never undone by one more report', () => {
    const report = fc.record({
      reason: fc.constantFrom(...LISTING_REPORT_REASON_KEYS),
      weight: fc.constantFrom(0, 0.25, 0.5, 1),
      person: fc.constantFrom('a', 'b', 'c', 'd'),
    });
    fc.assert(
      fc.property(fc.array(report, { maxLength: 8 }), report, (reports, more) => {
        if (pauseReason(reports) !== undefined) expect(pauseReason([...reports, more])).toBeDefined();
      }),
    );
  });
});
