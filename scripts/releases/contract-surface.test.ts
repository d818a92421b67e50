import { readFileSync } from 'node:fs';
import { CONTRACT_VERSION } from '../../shared-kit/platform/contract-version.ts';
import { contractRecord, contractSurface, describedChanges, surfaceChanges, surfaceOf } from './contract-surface.ts';

/** A surface with one shared module and one that it names. */
function surface(platform: string, http = ''): string {
  const modules = new Map([
    ['platform/platform', platform],
    ['platform/http', http],
  ]);
  return surfaceOf(modules, ['react 19']);
}

const ALERTS = `import type { Http } from './http.ts';
export interface Alerts {
    show(kind: string): void;
    hide(): void;
}
export type Kind = 'success' | 'error';
export {};
`;

describe('the surface of the platform contract', () => {
  it('is recorded for CONTRACT_VERSION', () => {
    const recorded = readFileSync(contractRecord(CONTRACT_VERSION), 'utf8');
    const changes = describedChanges(surfaceChanges(recorded, contractSurface()), CONTRACT_VERSION);
    if (changes !== undefined) throw new Error(changes);
  });

  it('has one line for each member and each alternative, without imports', () => {
    expect(surface(ALERTS).split('\n')).toEqual([
      ...['react 19', '', '# platform/http', '', '# platform/platform', ''],
      ...['export interface Alerts {', '    show(kind: string): void;', '    hide(): void;', '}', ''],
      ...['export type Kind =', "    | 'success'", "    | 'error';", ''],
    ]);
  });

  it('leaves out functions that remotes bundle, but no types', () => {
    const http = 'export declare function problem(): string;\nexport interface Http {\n    get(): void;\n}\n';
    expect(surface('', http)).not.toContain('problem');
    expect(surface('', http)).toContain('export interface Http {');
    expect(surface(http)).toContain('export declare function problem(): string;');
  });

  it('does not depend on the order of declarations and members', () => {
    const other = `export type Kind = 'success' | 'error';
export interface Alerts {
    hide(): void;
    show(kind: string): void;
}
`;
    expect(surfaceChanges(surface(ALERTS), surface(other))).toEqual({ added: [], removed: [] });
  });

  it('has grown when a member, a declaration or an allowed text is new', () => {
    const more = ALERTS.replace('    hide', '    count(): number;\n    hide').replace(
      "'success' |",
      "'info' | 'success' |",
    );
    const changes = surfaceChanges(surface(ALERTS), surface(`${more}export declare function beep(): void;\n`));
    expect(changes).toEqual({
      added: [
        'export declare function beep(): void;',
        'export interface Alerts { count(): number;',
        "export type Kind = | 'info'",
      ],
      removed: [],
    });
    expect(describedChanges(changes, '1.3.0')).toContain('An addition is a new minor version');
  });

  it('has lost what is removed or changed, and the message names it', () => {
    const less = ALERTS.replace('    hide(): void;\n', '').replace('kind: string', 'kind: Kind');
    const changes = surfaceChanges(surface(ALERTS), surface(less));
    expect(describedChanges(changes, '1.3.0')?.split('\n').slice(0, 5)).toEqual([
      'The surface of the shared modules differs from docs/contract/1.3.0.txt:',
      '- export interface Alerts { show(kind: string): void;',
      '- export interface Alerts { hide(): void;',
      '+ export interface Alerts { show(kind: Kind): void;',
      'A removal, or a change that breaks a release, is a new major version of CONTRACT_VERSION, else a minor one.',
    ]);
  });

  it('has changed when the shell provides another major version of a library', () => {
    const { added, removed } = surfaceChanges(surface(ALERTS), surface(ALERTS).replace('react 19', 'react 20'));
    expect([added, removed]).toEqual([['react 20'], ['react 19']]);
  });
});
