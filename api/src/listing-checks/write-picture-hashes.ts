import { writeFileSync } from 'node:fs';
import { drawScene } from '../pictures/draw-scene.ts';
import { PICTURES } from '../pictures/pictures.ts';
import { photoHash } from './photo-hash.ts';

// Run it after the catalogue has changed: `node api/src/listing-checks/write-picture-hashes.ts`. Hashing 91 drawings
// takes 3 s, which no seeding should wait for.
const hashes: Record<string, string> = {};
for (const { id, scene, seed } of PICTURES) hashes[id] = await photoHash(Buffer.from(drawScene(scene, seed).svg));
writeFileSync(new URL('picture-hashes.json', import.meta.url), `${JSON.stringify(hashes, null, 2)}\n`);
