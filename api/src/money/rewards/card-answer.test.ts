import { pastAnswer, unscratchedAnswer } from './card-answer.ts';

const ROW = {
  id: 'scr_1',
  accountId: 'acc_1',
  campaign: 'welcome',
  subject: '',
  prizePaise: 123_45,
  grantedAt: new Date(0),
  expiresAt: new Date(1),
  scratchedAt: null,
  creditExpiresAt: null,
};

describe('a card that is not scratched', () => {
  it.each([unscratchedAnswer, pastAnswer])('leaves the server without its prize (%p)', (answer) => {
    expect(JSON.stringify(answer(ROW))).not.toMatch(/123|prize|acc_1/i);
  });
});
