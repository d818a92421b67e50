import { slot } from '@aangan/shared-kit/contracts/smart-search-slots';
import { heldParts } from '@aangan/shared-kit/domain/chat/held-parts';
import type { ModelSlot } from '@aangan/shared-kit/domain/smart-search/model-answer';
import { z } from 'zod';
import { modelInstructions } from './model-instructions.ts';

/** Reads what the grammar does not understand. */
export interface LanguageModel {
  /** @throws ModelSilent when it does not answer in time, or answers something else */
  slotsOf(text: string, context: { readonly city?: string | undefined; readonly today: string }): Promise<ModelSlot[]>;
}

/** The model gave no answer that can be used. */
export class ModelSilent extends Error {
  override readonly name = 'ModelSilent';
}

export interface ModelSettings {
  /** Base address of an OpenAI-compatible endpoint, without a slash at the end: `https://…/v1`. */
  readonly url: string;
  readonly key: string;
  /** Name of the model. */
  readonly name: string;
  /** Nobody waits for it longer, ms. */
  readonly timeoutMs: number;
}

/** Answers that are longer are none. */
const MOST_BYTES = 50_000;

const completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });

/**
 * Any endpoint that speaks OpenAI's protocol for chat completions with a JSON schema. Its answer is judged by the schema
 * that forms of pages are judged by.
 * Source: platform.openai.com/docs/api-reference/chat (response_format), read in November 2026.
 */
export function openAiModel({ url, key, name, timeoutMs }: ModelSettings): LanguageModel {
  async function ask(body: object): Promise<string> {
    try {
      const response = await fetch(`${url}/chat/completions`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      if (!response.ok || text.length > MOST_BYTES) throw new ModelSilent(`answers ${response.status}`);
      return text;
    } catch (error) {
      throw error instanceof ModelSilent ? error : new ModelSilent('does not answer', { cause: error });
    }
  }

  return {
    async slotsOf(text, context) {
      const answer = await ask({
        model: name,
        temperature: 0,
        messages: [
          { role: 'system', content: modelInstructions(context) },
          { role: 'user', content: withoutContactDetails(text) },
        ],
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'slots', schema: z.toJSONSchema(answerSchema, { io: 'input', unrepresentable: 'any' }) },
        },
      });
      const read = completion.safeParse(json(answer));
      const judged = answerSchema.safeParse(json(read.data?.choices[0]?.message.content ?? ''));
      if (!judged.success) throw new ModelSilent('answers something else');
      return judged.data.slots;
    },
  };
}

const answerSchema = z.object({ slots: z.array(z.object({ slot, quote: z.string().max(200) })).max(60) });

/** The text without numbers, mails, links and names on other networks. */
export function withoutContactDetails(text: string): string {
  let rest = '';
  let from = 0;
  for (const [start, end] of heldParts(text)) {
    rest += `${text.slice(from, start)}…`;
    from = end;
  }
  return rest + text.slice(from);
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What is not JSON fails the schema.
    return undefined;
  }
}
