import { PassThrough } from 'node:stream';
import type { DeferredContent } from '../render/render-request.ts';
import { errorIn } from './crossing-error.ts';
import type { CrossingValue } from './thread-messages.ts';

/** The deferred part of a page, filled as its parts arrive from its thread. */
export interface DeferredHere {
  readonly content: DeferredContent;
  value(name: string, value: CrossingValue): void;
  rest(text: string): void;
  end(): void;
  /** Nothing more will come: values that are missing are failures, which the browser shows in their section. */
  lose(error: Error): void;
}

export function deferredHere(names: readonly string[]): DeferredHere {
  const values = new Map(names.map((name) => [name, Promise.withResolvers<unknown>()]));
  // A failure before the document listens must not count as unhandled.
  for (const { promise } of values.values()) promise.catch(() => undefined);
  const rest = new PassThrough({ encoding: 'utf8' });
  return {
    content: { values: Object.fromEntries([...values].map(([name, { promise }]) => [name, promise])), rest },
    value(name, value) {
      if ('error' in value) values.get(name)?.reject(errorIn(value.error));
      else values.get(name)?.resolve(value.json === undefined ? undefined : JSON.parse(value.json));
    },
    rest: (text) => void (rest.writable && rest.write(text)),
    end: () => rest.end(),
    lose(error) {
      for (const { reject } of values.values()) reject(error);
      rest.end();
    },
  };
}
