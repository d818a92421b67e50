import { refuseDemo } from '@aangan/shared-kit/domain/demo-mode';
import { startAssets } from '../assets/start-assets.ts';
import { exitOnRefusal } from '../server/exit-on-refusal.ts';

/** The asset origin of a production build, which cannot be started as a demonstration. */
await exitOnRefusal('The asset origin', false, async () => {
  refuseDemo(process.env);
  await startAssets(process.env);
});
