import { SettingsProblems } from '@aangan/shared-kit/domain/settings-problems';
import type { Api } from '../../foundation/module/public.ts';
import type { ApiSettings } from '../../foundation/server/public.ts';
import { type LanguageModel, type ModelSettings, openAiModel } from './language-model.ts';

declare module '../../foundation/server/api-settings.ts' {
  interface ApiSettings {
    /** The language model of smart search; absent without settings. */
    readonly smartSearchModel?: ModelSettings;
  }
}

const TIMEOUT_MS = 1_500;

/** @throws SettingsProblems when only some of the settings are given, or the address is none */
export function modelSettings(env: NodeJS.ProcessEnv): Partial<ApiSettings> {
  const { SMART_SEARCH_MODEL_URL: url, SMART_SEARCH_MODEL_KEY: key, SMART_SEARCH_MODEL_NAME: name } = env;
  if (!url && !key && !name) return {};
  if (!url || !key || !name) {
    throw new SettingsProblems([
      'SMART_SEARCH_MODEL_URL, SMART_SEARCH_MODEL_KEY and SMART_SEARCH_MODEL_NAME: all three, or none',
    ]);
  }
  if (!/^https?:\/\/[^\s?#]+$/.test(url)) {
    throw new SettingsProblems(['SMART_SEARCH_MODEL_URL: the address of an endpoint, https://…/v1']);
  }
  return { smartSearchModel: { url: url.replace(/\/$/, ''), key, name, timeoutMs: TIMEOUT_MS } };
}

/** With `api.use`. */
export function languageModelOf(api: Api): LanguageModel | undefined {
  const settings = api.settings.smartSearchModel;
  return settings && openAiModel(settings);
}
