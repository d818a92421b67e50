import { sandboxGatewayModule } from '../../../demo/sandbox-gateway/module.ts';
import { openSandboxGateway } from '../../../demo/sandbox-gateway/sandbox-gateway.ts';
import { gatewaySettings } from './gateway-settings.ts';

const RAZORPAY = { RAZORPAY_KEY_ID: 'rzp_1', RAZORPAY_KEY_SECRET: 's', RAZORPAY_WEBHOOK_SECRET: 'w' };

describe('the payment gateway', () => {
  it('is the demonstration’s sandbox on a developer’s machine, unless Razorpay is configured', () => {
    const onProblem = () => undefined;
    expect(gatewaySettings({})).toEqual({});
    expect(sandboxGatewayModule.settings?.({}, onProblem)).toEqual({ gateway: openSandboxGateway });
    expect(sandboxGatewayModule.settings?.(RAZORPAY, onProblem)).toEqual({});
  });

  it('does not exist in production unless one is configured', () => {
    expect(gatewaySettings({ NODE_ENV: 'production' })).toEqual({});
  });

  it('is never the sandbox in production', () => {
    expect(() => gatewaySettings({ NODE_ENV: 'production', PAYMENT_GATEWAY: 'sandbox' })).toThrow('takes no money');
    expect(() => gatewaySettings({ NODE_ENV: 'production', PAYMENT_GATEWAY: 'sandbox', ...RAZORPAY })).toThrow();
  });

  it('is Razorpay where its settings are given, all of them', () => {
    expect(gatewaySettings(RAZORPAY).gateway?.(undefined as never, Date.now).name).toBe('razorpay');
    expect(() => gatewaySettings({ RAZORPAY_KEY_ID: 'rzp_1' })).toThrow('RAZORPAY_KEY_SECRET');
  });
});
