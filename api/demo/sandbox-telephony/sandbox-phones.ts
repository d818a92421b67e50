type Ending = 'completed' | 'busy' | 'no-answer' | 'failed';

/** What a phone does, and what the company does about it. */
export interface Behaviour {
  readonly ending: Ending;
  /** Whose phone does not take the call. */
  readonly unansweredBy: 'caller' | 'other' | null;
  /** Webhooks of each event. */
  readonly webhooks: number;
  /** The webhook of the end comes before the one of the answer. */
  readonly reordered: boolean;
  /** The request is done and not answered. */
  readonly silentAtFirst: boolean;
  /** The request is refused. */
  readonly refused: boolean;
}

const ANSWERS: Behaviour = {
  ending: 'completed',
  unansweredBy: null,
  webhooks: 1,
  reordered: false,
  silentAtFirst: false,
  refused: false,
};

const MISSES = (ending: Ending): Behaviour => ({ ...ANSWERS, ending, unansweredBy: 'other' });

/** By the last four digits of the phone that rings second. */
const OTHER: Readonly<Record<string, Behaviour>> = {
  '9201': MISSES('busy'),
  '9202': MISSES('no-answer'),
  '9203': MISSES('failed'),
  '9204': { ...ANSWERS, webhooks: 2 },
  '9205': { ...ANSWERS, reordered: true },
  '9206': { ...ANSWERS, webhooks: 0 },
  '9207': { ...ANSWERS, silentAtFirst: true },
  '9208': { ...ANSWERS, refused: true },
};

/** By the last four digits of the phone that rings first. */
const CALLER: Readonly<Record<string, Behaviour>> = {
  '9209': { ...ANSWERS, ending: 'no-answer', unansweredBy: 'caller' },
};

/** What happens with a call between two phones. */
export function behaviourOf(caller: string, other: string): Behaviour {
  return CALLER[caller.slice(-4)] ?? OTHER[other.slice(-4)] ?? ANSWERS;
}
