import { productLicences } from './product-licences.ts';

/** `npm run licences`: lists the licence of each package of the product, and fails for one that is not allowed. */
const licences = productLicences();
for (const { name, version, licence } of licences) console.log(`${licence.padEnd(20)} ${name} ${version}`);
const refused = licences.filter(({ allowed }) => !allowed);
for (const { name, licence } of refused)
  console.error(`${name}: ${licence} is not in scripts/licences/allowed-licences.ts`);
console.log(`${licences.length} packages, ${refused.length} refused`);
process.exitCode = refused.length === 0 ? 0 : 1;
