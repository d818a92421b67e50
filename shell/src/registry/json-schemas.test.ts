import { readFileSync } from 'node:fs';
import path from 'node:path';
import { jsonSchemas } from './json-schemas.ts';

const FOLDER = path.resolve(__dirname, '../../../docs/schemas');

describe('the JSON schemas', () => {
  it.each(Object.entries(jsonSchemas()))(
    '%s matches the committed file, which npm run schemas writes',
    (file, schema) => {
      expect(JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8'))).toEqual(JSON.parse(JSON.stringify(schema)));
    },
  );
});
