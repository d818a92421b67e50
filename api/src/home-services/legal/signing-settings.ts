import { isGstState } from '@aangan/shared-kit/domain/gst-state';
import { readWebhookSecret } from '@aangan/shared-kit/domain/secrets';
import { SettingsProblems } from '@aangan/shared-kit/domain/settings-problems';
import type { ApiSettings } from '../../foundation/server/public.ts';
import { digioSigning } from './digio.ts';
import type { StampTag } from './stamp-tags.ts';

const TAGS =
  'DIGIO_ESTAMP_TAGS: papers agreed with Digio, like 29:100=KA_100,27:1=MH_1 (GST code of the state : rupees)';

/**
 * The provider of e-stamps and signatures from the environment: Digio where its client id is given. Without it there is
 * none, and no agreement is made.
 * @throws SettingsProblems when one of its other settings is missing
 */
export function signingSettings(env: NodeJS.ProcessEnv): Pick<ApiSettings, 'signing'> {
  const { DIGIO_CLIENT_ID: clientId, DIGIO_CLIENT_SECRET: clientSecret } = env;
  const webhookSecret = readWebhookSecret(env, 'DIGIO_WEBHOOK_SECRET');
  if (!clientId) return {};
  const tags = stampTagsOf(env.DIGIO_ESTAMP_TAGS ?? '');
  if (!clientSecret || !webhookSecret || !tags) {
    const secrets = !clientSecret || !webhookSecret ? ['DIGIO_CLIENT_SECRET and DIGIO_WEBHOOK_SECRET'] : [];
    throw new SettingsProblems([...secrets, ...(tags ? [] : [TAGS])]);
  }
  const url = (env.DIGIO_URL || 'https://api.digio.in').replace(/\/$/, '');
  return { signing: () => digioSigning({ clientId, clientSecret, webhookSecret, url, tags }) };
}

/** Undefined for a text that is none, or empty. */
function stampTagsOf(text: string): readonly StampTag[] | undefined {
  const tags = text.split(',').map((part) => {
    const [, state = '', rupees = '', tag = ''] = /^(\d{2}):(\d{1,6})=([\w-]+)$/.exec(part.trim()) ?? [];
    return isGstState(state) && Number(rupees) > 0 ? { state, paise: Number(rupees) * 100, tag } : undefined;
  });
  return tags.every((tag) => tag !== undefined) ? tags : undefined;
}
