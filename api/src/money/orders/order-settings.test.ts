import { orderSettings, SAMPLE_SELLER } from './order-settings.ts';

const SELLER = { SELLER_GSTIN: '27AAPFU0939F1ZV', SELLER_NAME: 'Aangan Homes', SELLER_ADDRESS: '2 Hill Road, Mumbai' };

describe('the settings of orders', () => {
  it('are a sample where no money is taken', () => {
    expect(orderSettings({})).toEqual({ seller: SAMPLE_SELLER, returnHosts: [] });
  });

  it('take the seller’s state from the GSTIN', () => {
    expect(orderSettings(SELLER).seller).toEqual({
      gstin: '27AAPFU0939F1ZV',
      name: 'Aangan Homes',
      address: '2 Hill Road, Mumbai',
      state: '27',
    });
  });

  it('list the hosts that buyers may be sent to', () => {
    expect(orderSettings({ RETURN_HOSTS: 'pay.example, app.example' }).returnHosts).toEqual([
      'pay.example',
      'app.example',
    ]);
  });

  it.each([
    [{ ...SELLER, SELLER_GSTIN: '27AAPFU0939F1ZW' }, 'SELLER_GSTIN is not a GSTIN: 27AAPFU0939F1ZW.'],
    [{ ...SELLER, SELLER_NAME: '' }, 'SELLER_GSTIN needs SELLER_NAME and SELLER_ADDRESS beside it.'],
    [{ RAZORPAY_KEY_ID: 'rzp_1' }, /^SELLER_GSTIN: .*\nSELLER_NAME: .*\nSELLER_ADDRESS: /],
  ])('refuse %j', (env, message) => {
    expect(() => orderSettings(env)).toThrow(message);
  });

  it('are a sample with a gateway in the demonstration', () => {
    expect(orderSettings({ AANGAN_DEMO: '1', RAZORPAY_KEY_ID: 'rzp_test_1' }).seller).toBe(SAMPLE_SELLER);
  });
});
