import { defineRemote } from '@aangan/shared-kit/build/remote-config';

/** Gzip bytes of script a page may add to the shell's. */
const PAGE_BUDGET = 24_000;

export default defineRemote({
  name: 'mfe-builder',
  contract: '^1.4',
  pages: {
    projects: {
      paths: ['/new-projects'],
      module: './src/projects/projects.page.tsx',
    },
    project: {
      paths: ['/{builderName}-prjt-{id}', '/*-prjt-{id}'],
      module: './src/project/project.page.tsx',
    },
    comparison: { paths: ['/comparison-report-{id}'], module: './src/comparison/comparison.page.tsx' },
  },
  budgets: { projects: PAGE_BUDGET, project: PAGE_BUDGET, comparison: PAGE_BUDGET },
});
