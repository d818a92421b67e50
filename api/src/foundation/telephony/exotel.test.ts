import { exotel } from './exotel.ts';

const company = exotel({
  sid: 's',
  key: 'k',
  token: 't',
  callerId: '08012345678',
  url: async () => 'http://127.0.0.1:9',
});

describe('the webhooks of Exotel', () => {
  it('say whose phone did not take a call', () => {
    const end = { CallSid: 'abc', EventType: 'terminal', Status: 'no-answer', ConversationDuration: '0' };
    const legs = (...statuses: string[]) => statuses.map((Status) => ({ Status, OnCallDuration: 0 }));
    expect(company.readNews({ ...end, Legs: legs('completed', 'no-answer') })?.unansweredBy).toBe('other');
    expect(company.readNews({ ...end, Legs: legs('no-answer') })?.unansweredBy).toBe('caller');
    expect(company.readNews(end)?.unansweredBy).toBeNull();
  });

  it('have the seconds that both talked', () => {
    const end = { CallSid: 'abc', EventType: 'terminal', Status: 'completed', ConversationDuration: 41 };
    expect(company.readNews(end)).toEqual({
      providerCall: 'abc',
      state: 'completed',
      unansweredBy: null,
      talkSeconds: 41,
    });
  });

  it('are refused when they are not as documented', () => {
    expect(company.readNews({ CallSid: 'abc', Status: 'sleeping' })).toBeUndefined();
    expect(company.readNews({ Status: 'completed' })).toBeUndefined();
  });

  it('give numbers of India in the form of accounts', () => {
    for (const CallFrom of ['09812345678', '+919812345678', '919812345678', '9812345678']) {
      expect(company.readInbound({ CallSid: 'abc', CallFrom })?.from).toBe('+919812345678');
    }
  });
});

describe('a request to Exotel', () => {
  it('has an unknown outcome when nobody answers', async () => {
    const bridge = { id: '1', caller: '+919812345678', other: '+919812345679', newsUrl: 'https://x.test/' };
    await expect(company.connect(bridge)).rejects.toMatchObject({ name: 'TelephonyError' });
  });
});
