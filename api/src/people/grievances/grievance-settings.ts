import type { GrievanceOfficer } from '@aangan/shared-kit/contracts/grievances';

declare module '../../foundation/server/api-settings.ts' {
  interface ApiSettings {
    /** As the law wants it published. By default the sample of development; null while none is named. */
    readonly grievanceOfficer?: GrievanceOfficer | null;
  }
}

/** For development and tests: the company does not exist, and neither does the address. */
export const SAMPLE_OFFICER: GrievanceOfficer = {
  name: 'Grievance officer (sample)',
  role: 'Grievance Officer, Aangan',
  address: '1 Sample Road, Bengaluru 560001',
  email: 'grievance@aangan.example',
  hours: 'Monday to Friday, 10 am to 6 pm',
};

/** The officer from the environment. Production shows no sample: without a name, only the form. */
export function grievanceSettings(env: Readonly<Record<string, string | undefined>>): {
  grievanceOfficer: GrievanceOfficer | null;
} {
  const {
    GRIEVANCE_OFFICER: name,
    GRIEVANCE_ADDRESS: address,
    GRIEVANCE_EMAIL: email,
    GRIEVANCE_HOURS: hours = SAMPLE_OFFICER.hours,
  } = env;
  if (!name) return { grievanceOfficer: env.NODE_ENV === 'production' ? null : SAMPLE_OFFICER };
  if (!address || !email) throw new Error('GRIEVANCE_OFFICER needs GRIEVANCE_ADDRESS and GRIEVANCE_EMAIL beside it.');
  return { grievanceOfficer: { name, role: SAMPLE_OFFICER.role, address, email, hours } };
}
