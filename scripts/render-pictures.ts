import { renderPictures } from '../api/demo/pictures/render-pictures.ts';

/** `node scripts/render-pictures.ts <folder>`: renders the listing pictures and prints its progress ten times. */
const folder = process.argv[2];
if (!folder) throw new Error('Name the folder that the pictures go to');

let said = 0;
await renderPictures({
  folder,
  onProgress(done, total) {
    const tenths = Math.floor((done / total) * 10);
    if (tenths > said && tenths < 10) console.log(`${done} of ${total}`);
    said = Math.max(said, tenths);
  },
});
