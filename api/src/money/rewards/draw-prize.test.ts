import fc from 'fast-check';
import { CARD_CAMPAIGNS, cardCampaign } from './campaigns.ts';
import { drawPrize } from './draw-prize.ts';

const rolls = Array.from({ length: 100 }, (_, roll) => roll);

describe('the prize of a card', () => {
  it.each(CARD_CAMPAIGNS)('has the odds of $code', ({ prizes }) => {
    const drawn = rolls.map((roll) => drawPrize(prizes, roll));
    expect(prizes.map(({ paise }) => drawn.filter((each) => each === paise).length)).toEqual(
      prizes.map(({ ofHundred }) => ofHundred),
    );
  });

  it('is in whole rupees, and never zero', () => {
    const prizes = CARD_CAMPAIGNS.flatMap((campaign) => campaign.prizes);
    for (const { paise } of prizes) expect([paise % 100, paise > 0]).toEqual([0, true]);
  });

  it('cannot be drawn from shares that leave a roll without a prize', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), (share) => {
        expect(() => drawPrize([{ paise: 100, ofHundred: share }], share)).toThrow(RangeError);
      }),
    );
  });

  it('is defined for existing campaigns only', () => {
    expect(() => cardCampaign('no-such-campaign')).toThrow(RangeError);
  });
});
