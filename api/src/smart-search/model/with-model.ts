import { withModelAnswer } from '@aangan/shared-kit/domain/smart-search/model-answer';
import type { UnderstandContext, Understanding } from '@aangan/shared-kit/domain/smart-search/understanding';
import type { LanguageModel } from './language-model.ts';

/**
 * What the grammar understood, and what the model adds about the parts that it did not. Without a model, or when it
 * fails, the grammar alone answers.
 */
export async function withModel(
  model: LanguageModel | undefined,
  read: Understanding,
  context: UnderstandContext,
  onError: (error: unknown) => void,
): Promise<{ readonly understanding: Understanding; readonly by: 'grammar' | 'model' }> {
  const grammar = { understanding: read, by: 'grammar' } as const;
  if (!model || read.unknown.length === 0) return grammar;
  try {
    const understanding = withModelAnswer(read.text, context, await model.slotsOf(read.text, context));
    return understanding.slots.length > read.slots.length ? { understanding, by: 'model' } : grammar;
  } catch (error) {
    onError(error);
    return grammar;
  }
}
