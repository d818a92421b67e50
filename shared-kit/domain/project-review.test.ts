import fc from 'fast-check';
import { type RatingSpread, ratingSummary, replyTextError, reviewTextError } from './project-review.ts';

const FINE = 'The lifts work, the water comes on time and the park is well kept.';

describe('the text of a review', () => {
  it.each([
    ['may say what the writer found', FINE, undefined],
    ['has a least length', 'Good.', 'Write at least 30 characters about the project.'],
    ['holds no phone number', `${FINE} Call me on 98450 12345.`, 'Leave out phone numbers. Everybody can read this.'],
    [
      'holds no e-mail address',
      `${FINE} asha@example.com`,
      'Leave out e-mail and web addresses. Everybody can read this.',
    ],
    [
      'holds no web address',
      `${FINE} www.flats.example`,
      'Leave out e-mail and web addresses. Everybody can read this.',
    ],
    ['holds no abuse', `${FINE} The manager is a Bastard.`, 'Leave out abusive words. Say what happened instead.'],
    ['may hold a word that contains an abusive one', `${FINE} Shitake soup in the club.`, undefined],
    ['may name a year and a price', `${FINE} Bought in 2024 for ₹1.2 Cr.`, undefined],
  ])('%s', (_what, text, problem) => {
    expect(reviewTextError(text)).toBe(problem);
  });

  it('is checked the same way in a reply, which may be short', () => {
    expect(replyTextError('Thank you.')).toBeUndefined();
    expect(replyTextError(' ')).toBe('Write a reply.');
    expect(replyTextError('Call 9845012345')).toBe('Leave out phone numbers. Everybody can read this.');
  });
});

describe('the summary of ratings', () => {
  it('counts every review, and its mean is between the lowest and the highest rating', () => {
    const stars = fc.integer({ min: 1, max: 5 });
    fc.assert(
      fc.property(fc.array(stars, { minLength: 1, maxLength: 60 }), (ratings) => {
        const spread = [1, 2, 3, 4, 5].map((each) => ratings.filter((rating) => rating === each).length);
        const { count, mean } = ratingSummary(spread as unknown as RatingSpread);
        expect(count).toBe(ratings.length);
        expect(mean).toBeGreaterThanOrEqual(Math.min(...ratings));
        expect(mean).toBeLessThanOrEqual(Math.max(...ratings));
      }),
    );
  });

  it('has no mean without reviews', () => {
    expect(ratingSummary([0, 0, 0, 0, 0])).toEqual({ count: 0, mean: 0 });
  });
});
