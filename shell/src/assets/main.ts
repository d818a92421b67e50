import { exitOnRefusal } from '../server/exit-on-refusal.ts';
import { startAssets } from './start-assets.ts';

await exitOnRefusal('The asset origin', true, () => startAssets(process.env));
