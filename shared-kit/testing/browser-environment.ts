import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';
import { acceptNodeSignals } from './accept-node-signals.ts';
import { addLayoutStubs } from './layout-stubs.ts';

/** Browser APIs that jsdom lacks, taken from Node; the router and the HTTP client need all of them. */
const FROM_NODE = {
  TextEncoder,
  TextDecoder,
  ReadableStream,
  TransformStream,
  WritableStream,
  fetch,
  Headers,
  Request,
  Response,
  URLSearchParams,
  AbortController,
  AbortSignal,
  structuredClone,
};

/**
 * jsdom with the fetch family of Node and stand-ins for dialogs and scrolling, for tests of components and pages:
 * `@jest-environment ./shared-kit/testing/browser-environment.ts` at the top of the test.
 */
// biome-ignore lint/style/noDefaultExport: jest takes an environment from the default export
export default class BrowserEnvironment extends JsdomEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    Object.assign(this.global, FROM_NODE);
    if (!this.dom) return;
    addLayoutStubs(this.dom.window);
    acceptNodeSignals(this.dom.window);
  }
}
