import type { GrievanceOfficer } from '@aangan/shared-kit/contracts/grievances';
import { isDemo } from '@aangan/shared-kit/domain/demo-mode';
import { SettingsProblems } from '@aangan/shared-kit/domain/settings-problems';

declare module '../../foundation/server/api-settings.ts' {
  interface ApiSettings {
    /** As the law wants it published. The sample in the demonstration; null while none is named. */
    readonly grievanceOfficer?: GrievanceOfficer | null;
  }
}

/** For the demonstration and tests: the company does not exist, and neither does the address. */
export const SAMPLE_OFFICER: GrievanceOfficer = {
  name: 'Grievance officer (sample)',
  role: 'Grievance Officer, Aangan',
  address: '1 Sample Road, Bengaluru 560001',
  email: 'grievance@aangan.example',
  hours: 'Monday to Friday, 10 am to 6 pm',
};

/**
 * The officer from the environment. Only the demonstration shows the sample: without a name, others have the form alone.
 * @throws SettingsProblems for a name without its address or e-mail
 */
export function grievanceSettings(env: Readonly<Record<string, string | undefined>>): {
  grievanceOfficer: GrievanceOfficer | null;
} {
  const {
    GRIEVANCE_OFFICER: name,
    GRIEVANCE_ADDRESS: address,
    GRIEVANCE_EMAIL: email,
    GRIEVANCE_HOURS: hours = SAMPLE_OFFICER.hours,
  } = env;
  if (!name) return { grievanceOfficer: isDemo(env) ? SAMPLE_OFFICER : null };
  const missing = [
    ...(address ? [] : ['GRIEVANCE_ADDRESS: the postal address of the grievance officer']),
    ...(email ? [] : ['GRIEVANCE_EMAIL: the e-mail address of the grievance officer']),
  ];
  if (!address || !email) throw new SettingsProblems(missing);
  return { grievanceOfficer: { name, role: SAMPLE_OFFICER.role, address, email, hours } };
}
