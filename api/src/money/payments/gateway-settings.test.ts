import { sandboxGatewayModule } from '../../../demo/sandbox-gateway/module.ts';
import { openSandboxGateway } from '../../../demo/sandbox-gateway/sandbox-gateway.ts';
import { gatewaySettings } from './gateway-settings.ts';

const RAZORPAY = { RAZORPAY_KEY_ID: 'rzp_1', RAZORPAY_KEY_SECRET: 's', RAZORPAY_WEBHOOK_SECRET: 'secret-of-hooks' };

describe('the payment gateway', () => {
  it('is the sandbox in the demonstration, unless Razorpay is configured', () => {
    const onProblem = () => undefined;
    expect(gatewaySettings({ AANGAN_DEMO: '1', PAYMENT_GATEWAY: 'sandbox' })).toEqual({});
    expect(sandboxGatewayModule.settings?.({}, onProblem)).toEqual({ gateway: openSandboxGateway });
    expect(sandboxGatewayModule.settings?.(RAZORPAY, onProblem)).toEqual({});
  });

  it('does not exist unless one is configured', () => {
    expect(gatewaySettings({})).toEqual({});
  });

  it('is never the sandbox outside the demonstration', () => {
    expect(() => gatewaySettings({ PAYMENT_GATEWAY: 'sandbox' })).toThrow('takes no money');
    expect(() => gatewaySettings({ PAYMENT_GATEWAY: 'sandbox', ...RAZORPAY })).toThrow();
  });

  it('is Razorpay where its settings are given, all of them', () => {
    expect(gatewaySettings(RAZORPAY).gateway?.(undefined as never, Date.now).name).toBe('razorpay');
    expect(() => gatewaySettings({ RAZORPAY_KEY_ID: 'rzp_1' })).toThrow('RAZORPAY_KEY_SECRET');
  });
});
