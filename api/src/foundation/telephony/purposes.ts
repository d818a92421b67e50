import type { AnswersInbound, CallPurpose } from './bridged-call.ts';

/** What each module does for its calls. */
export interface Purposes {
  readonly add: (purpose: string, effects: CallPurpose) => void;
  /** @throws Error for a purpose that no module handles */
  readonly of: (purpose: string) => CallPurpose;
  readonly addInbound: (answers: AnswersInbound) => void;
  readonly inbound: () => AnswersInbound | undefined;
}

export function callPurposes(): Purposes {
  const handled = new Map<string, CallPurpose>();
  let inbound: AnswersInbound | undefined;
  return {
    add(purpose, effects) {
      if (handled.has(purpose)) throw new Error(`Calls of ${purpose} are handled already.`);
      handled.set(purpose, effects);
    },
    of(purpose) {
      const found = handled.get(purpose);
      if (!found) throw new Error(`No module handles calls of ${purpose}.`);
      return found;
    },
    addInbound(answers) {
      if (inbound) throw new Error('Inbound calls are answered already.');
      inbound = answers;
    },
    inbound: () => inbound,
  };
}
