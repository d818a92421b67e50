import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { converter } from './converter.ts';

function counting(cookies: string) {
  const platform = fakePlatform({ answers: { 'GET /swagger/v1/participate/convert': { data: { counted: true } } } });
  const errors: unknown[] = [];
  const report = (error: unknown) => void errors.push(error);
  const convert = converter({ deviceId: 'device-1', http: platform.http, cookies: () => cookies, report });
  return { convert, calls: platform.calls };
}

describe('a goal of an experiment', () => {
  const cookies = 'x=y; aangan_experiments=plan_page_feedback-b';

  it('is counted for a device that takes part', () => {
    const { convert, calls } = counting(cookies);
    convert('plan_page_feedback', 'lead_Created');
    expect(calls).toEqual([
      {
        call: 'GET /swagger/v1/participate/convert',
        input: { query: { deviceId: 'device-1', experiment: 'plan_page_feedback', goal: 'lead_Created' } },
      },
    ]);
  });

  it.each(['vip_plan_page_experiment_v5', 'constructor'])(
    'makes no call for %s, which the device was not in',
    (key) => {
      const { convert, calls } = counting(cookies);
      convert(key, 'lead_Created');
      expect(calls).toEqual([]);
    },
  );
});
