import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Compilation, type Compiler } from 'webpack';

type FederationOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0];

/** The entry that the federation plugin writes below the working directory, under a hash of absolute paths. */
const GENERATED_ENTRY = /[\\/]\.federation[\\/]entry\.\w+\.js$/;

/** Id of the container's module. Webpack's own would be a hash over the absolute path of the generated entry. */
const CONTAINER_ID = 1;

interface FederationBuild {
  /** Version of the remote's package, part of the identity of its container. */
  readonly version: string;
  /** Where the generated entry is copied to: the same place in every checkout. */
  readonly entryFile: string;
}

/** The federation plugin with output that depends neither on the working directory nor on the checkout's path. */
export class ReproducibleFederation {
  readonly #options: FederationOptions;
  readonly #build: FederationBuild;

  constructor(options: FederationOptions, build: FederationBuild) {
    this.#options = options;
    this.#build = build;
  }

  apply(compiler: Compiler): void {
    const { version, entryFile } = this.#build;
    withBuildVersion(version, () => new ModuleFederationPlugin(this.#options).apply(compiler));
    new webpack.NormalModuleReplacementPlugin(GENERATED_ENTRY, (resource: { request: string }) => {
      copyIfChanged(resource.request, entryFile);
      resource.request = entryFile;
    }).apply(compiler);
    compiler.hooks.compilation.tap('ReproducibleFederation', nameContainer);
  }
}

function nameContainer(compilation: Compilation): void {
  compilation.hooks.beforeModuleIds.tap('ReproducibleFederation', (modules) => {
    for (const module of modules) {
      if (module.identifier().startsWith('container entry (')) compilation.chunkGraph.setModuleId(module, CONTAINER_ID);
    }
  });
}

/** The plugin reads the version from this variable, else from the `package.json` of the working directory. */
function withBuildVersion(version: string, act: () => void): void {
  const before = process.env.MF_BUILD_VERSION;
  process.env.MF_BUILD_VERSION = version;
  try {
    act();
  } finally {
    if (before === undefined) delete process.env.MF_BUILD_VERSION;
    else process.env.MF_BUILD_VERSION = before;
  }
}

/** Replaces the file in one step, because another process may build the same remote. */
function copyIfChanged(from: string, to: string): void {
  const content = readFileSync(from, 'utf8');
  if (existsSync(to) && readFileSync(to, 'utf8') === content) return;
  mkdirSync(path.dirname(to), { recursive: true });
  const draft = `${to}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, to);
}
