import { useEffect, useRef, useState } from 'react';
import type { CallAnswer, CallInput, KnownCall } from '../contracts/all-calls.ts';
import { type Attempt, attemptOf } from './attempt.ts';
import { type CallOptions, HttpError } from './http.ts';
import { usePlatform } from './platform.ts';
import { NO_PROBLEMS, type Problems, problemsOf } from './problems.ts';

/** Several calls that belong together. It passes the options on to each of them. */
export type Work<Input, Answer> = (input: Input, options: CallOptions) => Promise<Answer>;

export interface MutationOptions {
  /** The message when the server sends none. */
  readonly otherwise?: string;
  /** Called with the problem of a failed call, such as to show an alert. Not called after the visitor left. */
  readonly onProblem?: (problem: string) => void;
}

export interface Mutation<Input, Answer> extends Problems {
  /** The call is under way; another press does nothing. */
  readonly busy: boolean;
  /**
   * Sends the input. Sent again after a failure it is the same attempt, with the same idempotency key.
   * @returns the answer, or undefined when it failed, was already under way, or the visitor left
   * @throws errors that are not a failed call
   */
  run(input: Input): Promise<{ readonly answer: Answer } | undefined>;
  /** Shows a problem that is known before anything is sent. */
  refuse(problem: string): void;
  /** Forgets the problems. */
  reset(): void;
}

/**
 * A change of something: one call of the contract, or work of several. It is aborted when its component leaves. With
 * `useLoginFirst` it waits for a login.
 * @example
 * const saving = useMutation('POST /api/v1/user/name');
 * const saved = await saving.run({ json: { name } });
 * if (saved) onSaved(saved.answer.name);
 */
export function useMutation<Name extends KnownCall>(
  call: Name,
  options?: MutationOptions,
): Mutation<CallInput<Name>, CallAnswer<Name>>;
export function useMutation<Input, Answer>(
  work: Work<Input, Answer>,
  options?: MutationOptions,
): Mutation<Input, Answer>;
export function useMutation<Input, Answer>(
  what: KnownCall | Work<Input, Answer>,
  { otherwise, onProblem }: MutationOptions = {},
): Mutation<Input, Answer> {
  const { http } = usePlatform();
  const [{ busy, ...problems }, setState] = useState<Problems & { busy: boolean }>(IDLE);
  const attempt = useRef<Attempt<Input>>(undefined);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function run(input: Input): Promise<{ answer: Answer } | undefined> {
    if (running.current) return undefined;
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    attempt.current = attemptOf(input, attempt.current);
    const options = { signal, headers: { 'idempotency-key': attempt.current.key } };
    setState({ ...NO_PROBLEMS, busy: true });
    try {
      const answer =
        typeof what === 'function'
          ? await what(input, options)
          : ((await http.request(what, input as CallInput<KnownCall>, options)) as Answer);
      attempt.current = undefined;
      setState(IDLE);
      return { answer };
    } catch (error) {
      if (signal.aborted) return undefined;
      const found = problemsOf(error, otherwise);
      setState({ ...found, busy: false });
      onProblem?.(found.problem);
      if (!(error instanceof HttpError)) throw error;
      return undefined;
    } finally {
      running.current = undefined;
    }
  }

  return {
    ...problems,
    busy,
    run,
    refuse: (problem) => setState({ ...IDLE, problem }),
    reset: () => setState(IDLE),
  };
}

const IDLE = { ...NO_PROBLEMS, busy: false };
