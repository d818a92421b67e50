import fc from 'fast-check';
import { CARD_CAMPAIGNS, cardCampaign } from './campaigns.ts';
import { drawPrize } from './draw-prize.ts';

const rolls = Array.from({ length: 100 }, (_, roll) => roll);

describe('what a card holds', () => {
  it.each(CARD_CAMPAIGNS)('is what $code says, as often as it says', ({ prizes }) => {
    const drawn = rolls.map((roll) => drawPrize(prizes, roll));
    expect(prizes.map(({ paise }) => drawn.filter((each) => each === paise).length)).toEqual(
      prizes.map(({ ofHundred }) => ofHundred),
    );
  });

  it('is whole rupees, and never nothing', () => {
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

  it('is drawn from campaigns that exist', () => {
    expect(() => cardCampaign('no-such-campaign')).toThrow(RangeError);
  });
});
