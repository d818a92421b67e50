import path from 'node:path';
import { parseArgs } from 'node:util';
import { joinRepository } from './new-remote/join-repository.ts';
import { readNeighbours } from './new-remote/neighbours.ts';
import { planRemote } from './new-remote/remote-plan.ts';
import { writeRemote } from './new-remote/write-remote.ts';
import { writeRepository } from './new-remote/write-repository.ts';
import { ROOT } from './site/remotes.ts';

/**
 * `npm run new:remote -- mfe-example [--path /example] [--prefix example]`: writes a remote with one page that
 * builds, passes its tests and can be published at once. With `--repository FOLDER --platform PACKAGES` it is written into
 * a repository of its own, which has the packages of `npm run pack:platform`.
 */
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      path: { type: 'string' },
      prefix: { type: 'string' },
      repository: { type: 'string' },
      platform: { type: 'string' },
    },
  });
  const plan = planRemote(
    { name: positionals[0], path: values.path, prefix: values.prefix },
    await readNeighbours(ROOT),
  );
  if (values.repository === undefined) {
    const files = writeRemote(path.join(ROOT, plan.name), plan);
    await joinRepository(ROOT, plan.name);
    console.log(`${plan.name} is there, with a page at ${plan.path}:\n`);
    for (const file of files) console.log(`  ${plan.name}/${file}`);
    console.log(`
Next:
  npm test -- --remote ${plan.name}        its tests, in a browser too
  npm run publish:remote -- ${plan.name}   builds it and makes it live in the running site (npm start)
  npm run dev -- ${plan.name}              the same on every save
`);
  } else {
    if (values.platform === undefined) throw new Error('Name the folder of npm run pack:platform with --platform.');
    const folder = path.resolve(values.repository);
    const files = writeRepository(folder, plan, path.resolve(values.platform));
    console.log(`${plan.name} is there, with a page at ${plan.path}:\n`);
    for (const file of files) console.log(`  ${path.join(values.repository, file)}`);
    console.log(`
Next, in ${folder}:
  npm install
  npm run dev       runs it under the shell on this machine
  npm run release   makes it live in the site of REGISTRY_URL
`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
