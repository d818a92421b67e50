import { LATE_BOUNDARY } from './document-state.ts';
import { isUnexpectedError } from './recoverable-error.ts';

describe('an error that React recovered from', () => {
  const documentIs = (readyState: DocumentReadyState, domContentLoadedEventStart: number) => {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
    const navigation = () => [{ domContentLoadedEventStart }];
    Object.defineProperty(performance, 'getEntriesByType', { value: navigation, configurable: true });
  };
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['while the document loads', 'loading', 0],
    ['once it is parsed', 'interactive', 0],
    ['once it is all there', 'complete', 5],
  ] as const)('is reported %s', (_when, readyState, start) => {
    documentIs(readyState, start);
    expect(isUnexpectedError(new Error('Hydration failed'))).toBe(true);
  });

  it('is not reported when the server did not wait for slow data', () => {
    documentIs('complete', 5);
    expect(isUnexpectedError(Object.assign(new Error('Minified React error #419'), { digest: LATE_BOUNDARY }))).toBe(
      false,
    );
  });

  it('is not reported in a document that is left while it loads', () => {
    documentIs('complete', 0);
    expect(isUnexpectedError(new Error('Minified React error #419'))).toBe(false);
  });
});
