/** A folder of a production build. */
export interface ProductionPart {
  readonly name: 'shell' | 'api' | 'assets';
  /** Programs by the name of the file that starts them, relative to the repository's root. */
  readonly starts: Readonly<Record<string, string>>;
  /** Files that the programs start or read by their place. */
  readonly besides: readonly string[];
  /** Packages that are found by their name and not imported. */
  readonly byName: readonly string[];
  /** Whether it is one bundle, with its programs at the top. */
  readonly bundled?: boolean;
}

/** The parts of a production build. Each runs by itself, from any folder. */
export const PARTS: readonly ProductionPart[] = [
  {
    name: 'shell',
    starts: { main: 'shell/src/production/shell.ts' },
    besides: [
      'shell/src/renderers/thread.ts',
      'shell/dist/worker',
      'shell/public',
      'shell/src/staff/staff.css',
      'shared-kit/ui/tokens.css',
      'shared-kit/ui/fonts',
    ],
    byName: [],
  },
  {
    name: 'api',
    starts: {
      main: 'api/production/main.ts',
      worker: 'api/production/worker.ts',
      migrate: 'api/production/migrate.ts',
    },
    besides: [],
    byName: ['@expo-google-fonts/noto-sans'],
    bundled: true,
  },
  {
    name: 'assets',
    starts: {
      main: 'shell/src/production/assets.ts',
      publish: 'scripts/production/first-publish.ts',
      key: 'scripts/releases/make-release-key.ts',
    },
    besides: ['shell/src/registry/gates/page-exports-probe.ts', 'docs/errors'],
    byName: [],
  },
];
