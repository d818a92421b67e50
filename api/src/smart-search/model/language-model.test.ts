import { understand } from '@aangan/shared-kit/domain/smart-search/understand';
import type { Slot } from '@aangan/shared-kit/domain/smart-search/understanding';
import { type ProviderStub, providerStub } from '../../../testing/provider-stub.ts';
import { ModelSilent, openAiModel } from './language-model.ts';
import { modelSettings } from './model-settings.ts';
import { withModel } from './with-model.ts';

let provider: ProviderStub;
beforeEach(async () => {
  provider = await providerStub();
});
afterEach(() => provider.close());

const CONTEXT = { today: '2026-11-20', city: 'bangalore' } as const;
const TEXT = 'zzqx flonk my number is 9812345678';
const UNREAD = understand(TEXT, CONTEXT);
const model = (timeoutMs = 10_000) => openAiModel({ url: provider.url, key: 'secret', name: 'small', timeoutMs });

function says(content: unknown): void {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  provider.answer = { status: 200, body: JSON.stringify({ choices: [{ message: { content: text } }] }) };
}

const garden: Slot = { kind: 'feature', value: 'GARDEN', certainty: 'certain' };

describe('a language model', () => {
  it('adds guesses for what the grammar did not read, and gets no contact details', async () => {
    says({ slots: [{ slot: garden, quote: 'zzqx flonk' }] });
    const { understanding, by } = await withModel(model(), UNREAD, CONTEXT, () => undefined);
    expect(by).toBe('model');
    expect(understanding.slots).toContainEqual(expect.objectContaining({ value: 'GARDEN', certainty: 'guess' }));
    const [call] = provider.calls;
    expect(call).toMatchObject({ path: '/chat/completions', headers: { authorization: 'Bearer secret' } });
    expect(call?.body).not.toContain('9812345678');
    expect(JSON.parse(call?.body ?? '')).toMatchObject({ model: 'small', response_format: { type: 'json_schema' } });
  });

  it.each([
    ['no JSON', 'I would love to help'],
    [
      'a kind that does not exist',
      { slots: [{ slot: { kind: 'caste', value: 'any', certainty: 'certain' }, quote: 'zzqx' }] },
    ],
    ['a value that is not allowed', { slots: [{ slot: { ...garden, value: 'HELIPAD' }, quote: 'zzqx' }] }],
    ['something else', { homes: [] }],
  ])('that answers %s adds nothing', async (_what, content) => {
    says(content);
    const errors: unknown[] = [];
    const { understanding, by } = await withModel(model(), UNREAD, CONTEXT, (error) => errors.push(error));
    expect({ by, understanding }).toEqual({ by: 'grammar', understanding: UNREAD });
    expect(errors).toEqual([expect.any(ModelSilent)]);
  });

  it('that quotes what the text does not say adds nothing', async () => {
    says({ slots: [{ slot: garden, quote: 'with a large garden' }] });
    expect(await withModel(model(), UNREAD, CONTEXT, () => undefined)).toMatchObject({ by: 'grammar' });
  });

  it('that fails, or never answers, costs no more than its time', async () => {
    provider.answer = { status: 500, body: 'oops' };
    await expect(model().slotsOf('x', CONTEXT)).rejects.toThrow('answers 500');
    provider.answer = 'nothing';
    const errors: unknown[] = [];
    const silent = await withModel(model(100), UNREAD, CONTEXT, (error) => errors.push(error));
    expect(silent).toEqual({ by: 'grammar', understanding: UNREAD });
    expect(errors).toEqual([expect.objectContaining({ message: 'does not answer' })]);
  });

  it('is not asked when the grammar understood everything, or without settings', async () => {
    await withModel(model(), { ...UNREAD, unknown: [] }, CONTEXT, () => undefined);
    await withModel(undefined, UNREAD, CONTEXT, () => undefined);
    expect(provider.calls).toEqual([]);
  });
});

describe('the settings of the model', () => {
  const all = {
    SMART_SEARCH_MODEL_URL: 'https://models.example/v1/',
    SMART_SEARCH_MODEL_KEY: 'key',
    SMART_SEARCH_MODEL_NAME: 'small',
  };

  it('are absent by default, and complete or refused', () => {
    expect(modelSettings({})).toEqual({});
    expect(modelSettings(all).smartSearchModel).toMatchObject({ url: 'https://models.example/v1', timeoutMs: 1_500 });
    for (const name of Object.keys(all)) expect(() => modelSettings({ ...all, [name]: '' })).toThrow(/SMART_SEARCH/);
    expect(() => modelSettings({ ...all, SMART_SEARCH_MODEL_URL: 'models' })).toThrow(/SMART_SEARCH_MODEL_URL/);
  });
});
