import { z } from 'zod';
import { registryDocument } from './registry-document.ts';
import { releaseDocument } from './release-document.ts';
import { shellFiles } from './shell-files.ts';

/** The documents of the registry as JSON Schema, by the name of the file: for tools that are not ours. */
export function jsonSchemas(): Readonly<Record<string, object>> {
  return {
    'registry.schema.json': jsonSchema('registry.json', registryDocument),
    'release.schema.json': jsonSchema('release.json', releaseDocument),
    'shell.schema.json': jsonSchema('shell.json', shellFiles),
  };
}

/** What may be written, so what has a default may be missing. */
function jsonSchema(title: string, schema: z.ZodType): object {
  return { title, ...z.toJSONSchema(schema, { io: 'input' }) };
}
