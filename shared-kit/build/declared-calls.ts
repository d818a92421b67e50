import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from '@swc/core';
import type { CallContract } from '../contracts/call.ts';
import { type CallDigest, callDigest, callSchemas } from './call-digest.ts';

const CONTRACTS = path.resolve(import.meta.dirname, '../contracts');
/** `.ts` in the repository, `.js` in the package that other repositories install. */
const EXTENSION = path.extname(import.meta.filename);
const CALL = /^(?:GET|POST|PUT|PATCH|DELETE) \/\S*$/;

type Contracts = Readonly<Record<string, CallContract>>;

/**
 * The calls whose keys occur as texts in built code, each with the digest of its contract.
 * @param more calls that the shell makes for the remote
 * @throws Error naming a call without a contract, or a key that is put together of parts
 */
export async function declaredCalls(
  code: string,
  contracts: Contracts,
  more: readonly string[] = [],
): Promise<Record<string, CallDigest>> {
  const keys = new Set<string>(more);
  addCalls(await parse(code, { syntax: 'ecmascript', target: 'es2024' }), keys);
  return Object.fromEntries(
    [...keys].sort().map((key) => {
      const contract = contracts[key];
      if (!contract) throw new Error(`The call "${key}" has no contract in shared-kit/contracts`);
      return [key, callDigest(callSchemas(contract))];
    }),
  );
}

/** All contracts of the API by call. Builds alone load them: browsers get their types only. */
export async function allContracts(): Promise<Contracts> {
  const files = (await readdir(CONTRACTS)).filter((name) => name.endsWith(EXTENSION) && !name.includes('.test.'));
  const modules = await Promise.all(files.map((name) => currentModule(path.join(CONTRACTS, name))));
  const exported = modules.flatMap((module) => Object.entries<Contracts>({ ...module }));
  return Object.assign({}, ...exported.filter(([name]) => name.endsWith('Calls')).map(([, calls]) => calls));
}

/** The address contains the time of the last change, so that a watching build sees a changed contract. */
async function currentModule(file: string): Promise<object> {
  const { mtimeMs } = await stat(file);
  return import(`${pathToFileURL(file).href}?${mtimeMs}`);
}

/** A part of a syntax tree. */
type Node = Readonly<Record<string, unknown>>;

function addCalls(node: unknown, keys: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  const text = textOf(node as Node);
  if (text !== undefined && CALL.test(text)) keys.add(text);
  for (const part of Object.values(node)) addCalls(part, keys);
}

/** The text of a literal; undefined for every other node. */
function textOf({ type, value, quasis }: Node): string | undefined {
  if (type === 'StringLiteral') return value as string;
  if (type !== 'TemplateLiteral') return undefined;
  const [first, ...more] = (quasis as readonly { readonly cooked: string }[]).map(({ cooked }) => cooked);
  if (more.length === 0) return first;
  if (first !== undefined && CALL.test(first)) {
    throw new Error(`The call "${first}…" is put together of parts: write its key as one text`);
  }
  return undefined;
}
