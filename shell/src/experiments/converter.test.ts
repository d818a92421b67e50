import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { converter } from './converter.ts';

function counting(cookies: string) {
  const platform = fakePlatform({ answers: { 'GET /swagger/v1/participate/convert': { data: { counted: true } } } });
  const errors: unknown[] = [];
  const report = (error: unknown) => void errors.push(error);
  const goals = converter({ deviceId: 'device-1', http: platform.http, cookies: () => cookies, report });
  return { ...goals, calls: platform.calls };
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

  it('of all experiments is counted for those that the device takes part in', () => {
    const { reached, calls } = counting(`${cookies}.vip_plan_page_experiment_v5-c`);
    reached('lead_Created');
    expect(calls.map(({ input }) => input)).toMatchObject([
      { query: { experiment: 'plan_page_feedback', goal: 'lead_Created' } },
      { query: { experiment: 'vip_plan_page_experiment_v5', goal: 'lead_Created' } },
    ]);
  });
});
