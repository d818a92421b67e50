import { grievanceSettings, SAMPLE_OFFICER } from './grievance-settings.ts';

describe('the grievance officer', () => {
  it('is a sample in development, and nobody in production until one is named', () => {
    expect(grievanceSettings({}).grievanceOfficer).toEqual(SAMPLE_OFFICER);
    expect(grievanceSettings({ NODE_ENV: 'production' }).grievanceOfficer).toBeNull();
  });

  it('is named with address and e-mail, as the law wants it', () => {
    const named = { GRIEVANCE_OFFICER: 'Meera Iyer', GRIEVANCE_ADDRESS: '4 MG Road', GRIEVANCE_EMAIL: 'g@aangan.test' };
    expect(grievanceSettings({ ...named, NODE_ENV: 'production' }).grievanceOfficer).toMatchObject({
      name: 'Meera Iyer',
      address: '4 MG Road',
      email: 'g@aangan.test',
    });
    expect(() => grievanceSettings({ GRIEVANCE_OFFICER: 'Meera Iyer' })).toThrow('GRIEVANCE_ADDRESS');
  });
});
