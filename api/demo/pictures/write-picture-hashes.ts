import { writeFileSync } from 'node:fs';
import { photoHash } from '../../src/foundation/pictures/public.ts';
import { drawScene } from './draw-scene.ts';
import { PICTURES } from './pictures.ts';

// Run it after the catalogue has changed: `node api/demo/pictures/write-picture-hashes.ts`. Hashing 127 drawings takes 4
// s, too long for every seeding.
const hashes: Record<string, string> = {};
for (const { id, scene, seed } of PICTURES) hashes[id] = await photoHash(Buffer.from(drawScene(scene, seed).svg));
writeFileSync(
  new URL('../../src/trust/listing-checks/picture-hashes.json', import.meta.url),
  `${JSON.stringify(hashes, null, 2)}\n`,
);
