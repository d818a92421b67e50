import { z } from 'zod';
import { registryDocument } from './registry-document.ts';
import { releaseDocument } from './release-document.ts';
import { shellFiles } from './shell-files.ts';

/** JSON Schemas of the registry's documents by file name, for outside tools. */
export function jsonSchemas(): Readonly<Record<string, object>> {
  return {
    'registry.schema.json': jsonSchema('registry.json', registryDocument),
    'release.schema.json': jsonSchema('release.json', releaseDocument),
    'shell.schema.json': jsonSchema('shell.json', shellFiles),
  };
}

/** The schema is for input, so fields with a default are optional. */
function jsonSchema(title: string, schema: z.ZodType): object {
  return { title, ...z.toJSONSchema(schema, { io: 'input' }) };
}
