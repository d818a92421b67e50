import { writeFileSync } from 'node:fs';
import { photoCatalogue } from './photo-catalogue.ts';

// Run it after the pictures have changed: `node api/demo/pictures/write-photo-catalogue.ts`.
const file = new URL('../../src/search/listings/photo-catalogue.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(photoCatalogue(), null, 2)}\n`);
