/** What a platform for micro-frontends can do, and the test that shows it here. */
export interface Feature {
  readonly name: string;
  /** How it is done, in a sentence. */
  readonly how: string;
  /** Path of the test, from the root. */
  readonly file: string;
  /** Title of the test, or a part of it. */
  readonly title: string;
}

export const FEATURES: readonly Feature[] = [
  {
    name: 'Typed contracts',
    how: 'A remote is typed by one package; the calls of its code are compared with those of the API.',
    file: 'shell/src/registry/gates/calls.test.ts',
    title: 'must have the same contracts in the API: the reason names the parts that differ',
  },
  {
    name: 'Runtime registry and discovery',
    how: 'A published remote brings its pages, its links and its API prefix to running servers.',
    file: 'shell/src/server/new-remote.test.ts',
    title: 'brings its page, its header link on every page and its API prefix, while the shell runs on',
  },
  {
    name: 'The shell released like a remote',
    how: 'Browser files and server half are one signed artifact, with a canary, an automatic stop and a rollback.',
    file: 'shell/src/renderers/shell-release.test.ts',
    title: 'shows its words on server and browser together, to the devices of its canary, and to nobody after it',
  },
  {
    name: 'Version of each remote, and rollback',
    how: 'Artifacts never change, one document points to them.',
    file: 'e2e/staff/releases.private.spec.ts',
    title: 'rolls back to a version, and visitors have it within five seconds',
  },
  {
    name: 'Canary for a percentage',
    how: 'A device gets it by its id, always the same one.',
    file: 'shell/src/registry/in-canary.test.ts',
    title: 'is true for about %s percent of all devices',
  },
  {
    name: 'Local override of a deployed remote',
    how: 'Staff open a build of a laptop on the deployed site, rendered by its server too.',
    file: 'e2e/override/override.spec.ts',
    title: 'the deployed shell renders and hydrates a remote on a laptop',
  },
  {
    name: 'One remote against a deployed shell',
    how: 'A repository of its own has the shell as a package.',
    file: 'e2e/new-remote/own-repository.private.spec.ts',
    title: 'runs under the packed shell with an API that answers by contract',
  },
  {
    name: 'Remotes rendered on the server',
    how: 'The same page runs on the server, in the browser and in app webviews.',
    file: 'e2e/webview/other-frameworks.private.spec.ts',
    title: 'is rendered on the server, escaped, with its title',
  },
  {
    name: 'Streaming',
    how: 'What a loader does not await follows later.',
    file: 'shell/src/render/render-streaming.test.ts',
    title: 'has its whole shell before the rest, also a long one',
  },
  {
    name: 'Preload hints',
    how: 'The document names every file of its first view.',
    file: 'e2e/chain/first-view.spec.ts',
    title: ': the document references its whole first view, at most ',
  },
  {
    name: 'Fault isolation and fallback',
    how: 'A remote that fails loses its own region; code that never returns loses its renderer.',
    file: 'e2e/faults/module-faults.private.spec.ts',
    title:
      'pages that throw fail only in their own region on the server and in the browser, until a working release is live',
  },
  {
    name: 'Retry',
    how: 'A failed entry is requested again, and a lost file reloads the document once.',
    file: 'shell/src/federation/document-remotes.test.tsx',
    title: 'pass a failed remote to the recovery code, and request its entry again',
  },
  {
    name: 'Circuit breaker',
    how: 'Five failures in a row open it for five seconds, then one call tries.',
    file: 'shell/src/platform/breaker.test.ts',
    title: 'rejects until 4,999 ms and lets exactly one trial through at 5,000 ms, with 100 concurrent calls',
  },
  {
    name: 'Digests and content security policy',
    how: 'Servers and browsers run no file whose digest differs, and each document names its scripts by a nonce or their digests.',
    file: 'e2e/security/tampered-files.private.spec.ts',
    title: 'a chunk with one extra byte is refused, and only its own region fails',
  },
  {
    name: 'Compatibility of shell and remotes',
    how: 'Recorded shells and remotes of every contract run against those of today.',
    file: 'e2e/compatibility/released-remotes.private.spec.ts',
    title: 'runs each remote that was recorded with it',
  },
  {
    name: 'Extension slots',
    how: 'A page offers typed slots, which other remotes fill.',
    file: 'shell/src/slots/page-fills.test.tsx',
    title: 'get the slot’s props, their own data and the params of the page',
  },
  {
    name: 'Experiments',
    how: 'A remote declares them; the server decides once.',
    file: 'e2e/services/experiments.private.spec.ts',
    title: 'a bucket is decided once: a later page shows the bucket of the document',
  },
  {
    name: 'Policy of shared libraries',
    how: 'The shell provides them; another version of React is refused when it is published.',
    file: 'shell/src/registry/gates/shared-libraries.test.ts',
    title: 'name each remote that a shell would break',
  },
  {
    name: 'Errors name their remote',
    how: 'Logs and reports have remote, version and the place in the source.',
    file: 'shell/src/monitoring/source-stacks.test.ts',
    title: 'names file and line of the source, remote and version, also after it was scrubbed',
  },
  {
    name: 'Offline',
    how: 'A service worker keeps visited pages with the versions that they were made of.',
    file: 'e2e/offline/versions.private.spec.ts',
    title: 'a document keeps its versions while newer ones are published and the network fails',
  },
  {
    name: 'Scaffold of a remote',
    how: 'One command makes a remote that builds, is tested and published.',
    file: 'e2e/new-remote/new-remote.private.spec.ts',
    title: 'is published by one command, and its page is rendered on the server and hydrates',
  },
  {
    name: 'App webviews',
    how: 'A prefix opens one page without the chrome of the site.',
    file: 'e2e/webview/other-frameworks.private.spec.ts',
    title: 'opens without chrome in an app webview',
  },
  {
    name: 'Budgets in CI',
    how: 'A page over its budget does not build, and is not published.',
    file: 'shared-kit/build/budget.test.ts',
    title: 'count the entry and the chunks that the page needs, and nothing else',
  },
  {
    name: 'Tests in real browsers',
    how: 'Faults are injected into running sites: network errors, hangs, wrong bytes.',
    file: 'e2e/faults/dead-remote.private.spec.ts',
    title: 'fails only in its own region of the browser, and recovers when the file exists again',
  },
  {
    name: 'Panel for developers',
    how: 'Each page says what it runs, and shows other versions.',
    file: 'e2e/override/override.spec.ts',
    title: 'the panel says what a page runs, opens and closes by keyboard, and shows a stored version',
  },
];
