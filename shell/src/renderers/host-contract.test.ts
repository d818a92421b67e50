import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { HOST_CONTRACT } from './host-contract.ts';

/** The files whose types cross between a process, the server half and the browser half. */
const SURFACE = [
  'browser/document-state.ts',
  'render/render-request.ts',
  'render/server-half.tsx',
  'renderers/page-order.ts',
  'server/visitor-facts.ts',
];

/** Digest of the surface by version of the contract. A recorded one never changes. */
const RECORDED: Readonly<Record<string, string>> = {
  '1.0.0': '5bc60c0c80c778ef',
  '1.1.0': '587f9f92ff8de0b9',
  '1.2.0': '7773b8bb254022a6',
  '1.3.0': 'b46e0d20be1f8e9c',
  '1.4.0': 'df22e02420361dd2',
};

function digestOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const source = readFileSync(path.resolve(__dirname, '..', file), 'utf8');
    hash.update(source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replace(/\s+/g, ' '));
  }
  return hash.digest('hex').slice(0, 16);
}

it('The host contract has a new version when what crosses to the halves of the shell changes', () => {
  const advice = `${SURFACE.join(', ')} changed: raise HOST_CONTRACT if what crosses did, and record the digest here`;
  expect({ advice, digest: digestOf(SURFACE) }).toEqual({ advice, digest: RECORDED[HOST_CONTRACT] });
});
