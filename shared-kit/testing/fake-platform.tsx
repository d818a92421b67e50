import type { CallAnswer, CallInput, KnownCall } from '../contracts/all-calls.ts';
import type { KnownTopic, TopicEvent } from '../contracts/all-topics.ts';
import { LEAD_GOAL } from '../domain/experiment.ts';
import { type CallOptions, type Http, HttpError } from '../platform/http.ts';
import type { AlertKind, EventProperties, OutsideScript, Platform } from '../platform/platform.ts';

/** The answer of a call: a value, an error to throw, or a function of the input. */
type FakeAnswer<Name extends KnownCall> =
  | CallAnswer<Name>
  | Error
  | ((input: CallInput<Name>, options?: CallOptions) => CallAnswer<Name> | Promise<CallAnswer<Name>>);

export type FakeAnswers = { [Name in KnownCall]?: FakeAnswer<Name> };

interface RecordedCall {
  readonly call: KnownCall;
  readonly input: unknown;
}

/** Headers of a recorded call, apart from it: few tests look at them. */
type RecordedHeaders = Readonly<Record<string, string>>;

interface FakeSubscription {
  readonly topic: KnownTopic;
  readonly input: unknown;
  readonly receive: (event: unknown) => void;
}

/** A platform that records what a page did with it. */
export interface FakePlatform extends Platform {
  /** Answers by call name; may be changed during a test. */
  readonly answers: FakeAnswers;
  /** Calls in the order they were made. */
  readonly calls: readonly RecordedCall[];
  /** Headers of the calls, in the same order. */
  readonly callHeaders: readonly RecordedHeaders[];
  readonly shownAlerts: readonly { readonly kind: AlertKind; readonly message: string }[];
  /** Names of flows that requested login. */
  readonly signUps: readonly string[];
  /** Paths of pages that were opened as sheets, and results of closed sheets. */
  readonly openedSheets: readonly string[];
  readonly closedSheets: readonly unknown[];
  readonly reportedErrors: readonly unknown[];
  readonly chosenCities: readonly string[];
  readonly trackedEvents: readonly { readonly event: string; readonly properties?: EventProperties }[];
  readonly conversions: readonly { readonly experiment: string; readonly goal: string }[];
  readonly loadedScripts: readonly OutsideScript[];
  /** Topics that the page is subscribed to now. */
  readonly liveTopics: readonly KnownTopic[];
  /** Sends a live update to the page. */
  sendLive<Name extends KnownTopic>(topic: Name, event: TopicEvent<Name>): void;
}

export interface FakePlatformOverrides extends Partial<Omit<Platform, 'session'>> {
  readonly session?: Partial<Platform['session']>;
  /** Buckets by experiment. */
  readonly buckets?: Readonly<Record<string, string>>;
  readonly answers?: FakeAnswers;
}

/** 2026-11-16 10:00 in India. */
export const FAKE_NOW = Date.UTC(2026, 10, 16, 4, 30);

/**
 * A platform for tests: no network, a fixed clock, a visitor in Bangalore who is not logged in.
 * A call without an answer throws, so that a test notices it.
 * @example fakePlatform({ answers: { 'GET /api/v3/plan_payment/tenant/plans': { plans: [] } } })
 */
export function fakePlatform({
  answers = {},
  session,
  buckets = {},
  ...overrides
}: FakePlatformOverrides = {}): FakePlatform {
  const calls: RecordedCall[] = [];
  const callHeaders: RecordedHeaders[] = [];
  const shownAlerts: { kind: AlertKind; message: string }[] = [];
  const signUps: string[] = [];
  const openedSheets: string[] = [];
  const closedSheets: unknown[] = [];
  const reportedErrors: unknown[] = [];
  const chosenCities: string[] = [];
  const trackedEvents: { event: string; properties?: EventProperties }[] = [];
  const conversions: { experiment: string; goal: string }[] = [];
  const loadedScripts: OutsideScript[] = [];
  const subscriptions = new Set<FakeSubscription>();
  const loggedIn = session?.loggedIn ?? false;
  return {
    http: fakeHttp(answers, { calls, callHeaders }),
    live: {
      subscribe(topic, input, onEvent) {
        const subscription = { topic, input, receive: onEvent as FakeSubscription['receive'] };
        subscriptions.add(subscription);
        return () => void subscriptions.delete(subscription);
      },
    },
    session: {
      loggedIn,
      account: loggedIn ? { id: 'acc_test', name: 'Asha' } : undefined,
      unknown: false,
      nri: false,
      deviceId: 'test-device',
      city: 'bangalore',
      chooseCity: (city) => {
        chosenCities.push(city);
      },
      ...session,
    },
    alerts: { show: (kind, message) => void shownAlerts.push({ kind, message }) },
    signUp: {
      available: true,
      require: async (flow) => {
        signUps.push(typeof flow === 'string' ? flow : flow.name);
        return loggedIn;
      },
      changeNumber: async () => undefined,
      takeResumed: () => false,
    },
    sheets: {
      open: async (path) => void openedSheets.push(path),
      close: (result) => void closedSheets.push(result),
    },
    errors: { report: (error) => void reportedErrors.push(error) },
    assets: { url: (path) => `https://assets.test/${path}` },
    attribution: { current: () => ({}) },
    experiments: {
      bucketOf(experiment) {
        const bucket = buckets[experiment];
        if (bucket === undefined) throw new Error(`No bucket of ${experiment}: give one in fakePlatform({ buckets })`);
        return bucket;
      },
      convert: (experiment, goal = LEAD_GOAL) => void conversions.push({ experiment, goal }),
      reached(goal = LEAD_GOAL) {
        for (const experiment of Object.keys(buckets)) conversions.push({ experiment, goal });
      },
    },
    analytics: { track: (event, properties) => void trackedEvents.push({ event, ...(properties && { properties }) }) },
    scripts: { load: async (script) => void loadedScripts.push(script) },
    app: undefined,
    device: 'DESKTOP',
    origin: 'https://aangan.test',
    now: FAKE_NOW,
    hybrid: false,
    tileUrl: '',
    ...overrides,
    answers,
    calls,
    callHeaders,
    shownAlerts,
    signUps,
    openedSheets,
    closedSheets,
    reportedErrors,
    chosenCities,
    trackedEvents,
    conversions,
    loadedScripts,
    get liveTopics() {
      return [...subscriptions].map(({ topic }) => topic);
    },
    sendLive(topic, event) {
      for (const each of subscriptions) if (each.topic === topic) each.receive(event);
    },
  };
}

/**
 * The error of a call that the server rejected.
 * @param issues reasons by input, for a 400: `{ 'body.phone': 'Please enter valid phone number' }`
 */
export function fakeHttpError(
  status: number,
  serverMessage = 'Something went wrong',
  issues: Readonly<Record<string, string>> = {},
): HttpError {
  return new HttpError(`Failed with ${status}`, {
    kind: 'status',
    status,
    serverMessage,
    issues: Object.entries(issues).map(([field, reason]) => ({ field, reason })),
  });
}

interface CallRecord {
  readonly calls: RecordedCall[];
  readonly callHeaders: RecordedHeaders[];
}

function fakeHttp(answers: FakeAnswers, { calls, callHeaders }: CallRecord): Http {
  return {
    async request<Name extends KnownCall>(call: Name, input: CallInput<Name>, options?: CallOptions) {
      calls.push({ call, input });
      callHeaders.push(options?.headers ?? {});
      options?.signal?.throwIfAborted();
      const answer: FakeAnswer<Name> | undefined = answers[call];
      if (answer === undefined) throw new Error(`No answer for ${call}: give one in fakePlatform({ answers })`);
      if (answer instanceof Error) throw answer;
      return isFunction(answer) ? answer(input, options) : answer;
    },
  };
}

function isFunction<Value, Args extends unknown[], Result>(
  value: Value | ((...args: Args) => Result),
): value is (...args: Args) => Result {
  return typeof value === 'function';
}
