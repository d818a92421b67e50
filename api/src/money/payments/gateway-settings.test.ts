import { gatewaySettings } from './gateway-settings.ts';

const RAZORPAY = { RAZORPAY_KEY_ID: 'rzp_1', RAZORPAY_KEY_SECRET: 's', RAZORPAY_WEBHOOK_SECRET: 'w' };

describe('the gateway', () => {
  it('is the sandbox on a developer’s machine', () => {
    expect(gatewaySettings({}).gateway?.kind).toBe('sandbox');
  });

  it('is none in production unless one is configured', () => {
    expect(gatewaySettings({ NODE_ENV: 'production' })).toEqual({});
  });

  it('is never the sandbox in production', () => {
    expect(() => gatewaySettings({ NODE_ENV: 'production', PAYMENT_GATEWAY: 'sandbox' })).toThrow('takes no money');
    expect(() => gatewaySettings({ NODE_ENV: 'production', PAYMENT_GATEWAY: 'sandbox', ...RAZORPAY })).toThrow();
  });

  it('is Razorpay where its access is given, whole', () => {
    expect(gatewaySettings(RAZORPAY).gateway).toMatchObject({ kind: 'razorpay', url: 'https://api.razorpay.com' });
    expect(() => gatewaySettings({ RAZORPAY_KEY_ID: 'rzp_1' })).toThrow('RAZORPAY_KEY_SECRET');
  });
});
