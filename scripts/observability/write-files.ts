import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { observabilityFiles } from './files.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../deploy/observability');

for (const [name, text] of Object.entries(observabilityFiles())) {
  writeFileSync(path.join(FOLDER, name), text);
  console.log(name);
}
