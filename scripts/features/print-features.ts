import { FEATURES } from './features.ts';

/** `npm run features`: what the platform can do, each with the test that shows it. */
for (const { name, how, file, title } of FEATURES) console.log(`${name}\n  ${how}\n  ${file}: ${title}\n`);
console.log(`${FEATURES.length} features`);
