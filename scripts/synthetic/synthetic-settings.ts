import { SettingsProblems } from '@aangan/shared-kit/domain/settings-problems';
import { type MetricsAddress, metricsAddress } from '@aangan/shared-kit/server/metrics-server';

/** What the synthetic visitor is started with. Phone, secret and listing are those of the API. */
export interface SyntheticSettings {
  /** Origin of the site, without a slash at the end. */
  readonly site: string;
  /** Ten digits. */
  readonly phone: string;
  readonly secret: string;
  readonly listing: string;
  /** Path of the results page that it opens. */
  readonly search: string;
  readonly metricsAt: MetricsAddress | undefined;
}

const SEARCH = '/flats-for-rent-in-koramangala_bangalore';

/** @throws SettingsProblems with every variable that is missing or wrong */
export function syntheticVisitorSettings(env: NodeJS.ProcessEnv): SyntheticSettings {
  const { SITE_URL: site = '', SYNTHETIC_PHONE: phone = '', SYNTHETIC_SECRET: secret = '' } = env;
  const { SYNTHETIC_LISTING: listing = '', SYNTHETIC_SEARCH: search = SEARCH } = env;
  const problems = [
    ...(URL.canParse(site) ? [] : ['SITE_URL: the address of the site, such as https://aangan.example']),
    ...(/^\+91\d{10}$/.test(phone) ? [] : ['SYNTHETIC_PHONE: the number of the API’s setting']),
    ...(secret ? [] : ['SYNTHETIC_SECRET: the secret of the API’s setting']),
    ...(listing ? [] : ['SYNTHETIC_LISTING: the listing of the API’s setting']),
  ];
  if (problems.length > 0) throw new SettingsProblems(problems);
  const metricsAt = metricsAddress(env, 'SYNTHETIC_METRICS_PORT');
  return { site: new URL(site).origin, phone: phone.slice(3), secret, listing, search, metricsAt };
}
