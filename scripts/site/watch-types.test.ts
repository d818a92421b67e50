import { typeReport } from './watch-types.ts';

it('a watching compiler is quoted with its errors, and once when they are gone', () => {
  const lines = [
    '04:24:35 PM - Starting incremental compilation...',
    '04:24:36 PM - Found 0 errors. Watching for file changes.',
    '04:25:00 PM - File change detected. Starting incremental compilation...',
    '',
    "mfe-search/src/a.ts(1,7): error TS2322: Type 'string' is not assignable to type 'number'.",
    '04:25:01 PM - Found 1 error. Watching for file changes.',
    '04:25:30 PM - File change detected. Starting incremental compilation...',
    '04:25:31 PM - Found 0 errors. Watching for file changes.',
    '04:26:31 PM - Found 0 errors. Watching for file changes.',
  ];
  const report = typeReport();
  expect(lines.map(report).filter((text) => text !== undefined)).toEqual([
    "mfe-search/src/a.ts(1,7): error TS2322: Type 'string' is not assignable to type 'number'.",
    'Types: 1 error',
    'Types: no errors any more',
  ]);
});
