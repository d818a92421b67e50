import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { ROOT } from '../site/remotes.ts';

const DEPLOY = path.join(ROOT, 'deploy');

/** A container as the tests look at it, of compose or of Kubernetes. */
export interface Container {
  /** `compose.yaml shell`, `shell.yaml shell` */
  readonly name: string;
  /** `aangan/api:0.1.0` */
  readonly image: string;
  readonly command: readonly string[] | undefined;
  /** Value, or undefined for one that comes from a secret or from the settings. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** A document of Kubernetes. Its fields are looked at by path. */
export interface KubernetesObject {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly [field: string]: unknown;
}

export function deployText(file: string): string {
  return readFileSync(path.join(DEPLOY, file), 'utf8');
}

/** All documents of a file. @throws Error when it is no YAML */
function documentsOf(file: string): unknown[] {
  return parseAllDocuments(deployText(file), { merge: true }).map((document) => {
    for (const problem of [...document.errors, ...document.warnings]) throw problem;
    return document.toJS();
  });
}

interface ComposeService {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

export interface Compose {
  readonly services: Readonly<Record<string, ComposeService & Readonly<Record<string, unknown>>>>;
}

export function compose(): Compose {
  return documentsOf('compose.yaml')[0] as Compose;
}

export function composeContainers(): Container[] {
  return Object.entries(compose().services).map(([name, { image, command, environment = {} }]) => ({
    name: `compose.yaml ${name}`,
    image,
    command,
    env: environment,
  }));
}

export function kubernetesObjects(): KubernetesObject[] {
  return globSync('kubernetes/**/*.yaml', { cwd: DEPLOY })
    .sort()
    .flatMap((file) => documentsOf(file) as KubernetesObject[]);
}

/** A value inside of an object: `valueAt(object, 'spec.template.spec')`. */
export function valueAt<Value>(object: unknown, at: string): Value {
  return at.split('.').reduce<unknown>((inner, name) => (inner as Record<string, unknown>)?.[name], object) as Value;
}

export interface KubernetesContainer {
  readonly name: string;
  readonly image: string;
  readonly command?: readonly string[];
  readonly env?: readonly { readonly name: string; readonly value?: string; readonly valueFrom?: unknown }[];
  readonly ports?: readonly { readonly containerPort: number }[];
}

export function containersOf(object: KubernetesObject): readonly KubernetesContainer[] {
  return valueAt<readonly KubernetesContainer[] | undefined>(object, 'spec.template.spec.containers') ?? [];
}

export function kubernetesContainers(): Container[] {
  return kubernetesObjects().flatMap((object) =>
    containersOf(object).map(({ image, command, env = [] }) => ({
      name: `${object.kind} ${object.metadata.name}`,
      image,
      command,
      env: Object.fromEntries(env.map(({ name, value }) => [name, value])),
    })),
  );
}

/** The part of a production build that an image of ours holds; empty for others. */
export function partOf({ image }: Pick<Container, 'image'>): string {
  return /^aangan\/(shell|api|assets)/.exec(image)?.[1] ?? '';
}

/** What the Dockerfile says of each target that runs. */
export interface ImageTarget {
  readonly env: Readonly<Record<string, string>>;
  readonly port: number;
  readonly healthUrl: string;
  readonly program: string;
}

export function imageTarget(name: string): ImageTarget {
  const [, text = ''] =
    new RegExp(`^FROM runtime AS ${name}\\n([\\s\\S]*?)(?=\\n\\n|$(?![\\s\\S]))`, 'm').exec(deployText('Dockerfile')) ??
    [];
  const [, assignments = ''] = /^ENV (.+)$/m.exec(text) ?? [];
  return {
    env: Object.fromEntries(assignments.split(' ').map((each) => each.split('=') as [string, string])),
    port: Number(/^EXPOSE (\d+)$/m.exec(text)?.[1]),
    healthUrl: /^HEALTHCHECK .*"(http:[^"]+)"\]$/m.exec(text)?.[1] ?? '',
    program: /^CMD \["node", "([\w.]+)"\]$/m.exec(text)?.[1] ?? '',
  };
}
