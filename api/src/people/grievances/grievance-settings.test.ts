import { grievanceSettings, SAMPLE_OFFICER } from './grievance-settings.ts';

describe('the grievance officer', () => {
  it('is a sample in the demonstration, and nobody elsewhere until one is named', () => {
    expect(grievanceSettings({ AANGAN_DEMO: '1' }).grievanceOfficer).toEqual(SAMPLE_OFFICER);
    expect(grievanceSettings({}).grievanceOfficer).toBeNull();
  });

  it('is named with address and e-mail, as the law wants it', () => {
    const named = { GRIEVANCE_OFFICER: 'Meera Iyer', GRIEVANCE_ADDRESS: '4 MG Road', GRIEVANCE_EMAIL: 'g@aangan.test' };
    expect(grievanceSettings(named).grievanceOfficer).toMatchObject({
      name: 'Meera Iyer',
      address: '4 MG Road',
      email: 'g@aangan.test',
    });
    expect(() => grievanceSettings({ GRIEVANCE_OFFICER: 'Meera Iyer' })).toThrow('GRIEVANCE_ADDRESS');
  });
});
