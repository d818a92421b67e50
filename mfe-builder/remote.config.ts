import { defineRemote } from '@aangan/shared-kit/build/remote-config';

/** Gzip bytes of script a page may add to the shell's. */
const PAGE_BUDGET = 24_000;

export default defineRemote({
  name: 'mfe-builder',
  contract: '^1.4',
  pages: {
    projects: {
      paths: ['/new-projects-in-*', '/new-projects*', '/*-projects-*'],
      module: './src/project-list/projects.page.tsx',
      suggestions: 'search',
    },
    project: {
      paths: ['/{builderName}-prjt-{id}', '/*-prjt-{id}'],
      module: './src/project/project.page.tsx',
    },
    comparison: { paths: ['/comparison-report-{id}'], module: './src/comparison/comparison.page.tsx' },
  },
  navigation: [
    {
      place: 'header',
      title: 'New projects',
      path: '/new-projects-in-{city}',
      order: 17,
    },
    {
      place: 'footer',
      group: 'Projects in {cityName}',
      title: 'New projects',
      path: '/new-projects-in-{city}',
      order: 150,
    },
    {
      place: 'footer',
      group: 'Projects in {cityName}',
      title: 'Ready to move',
      path: '/ready-to-move-projects-in-{city}',
      order: 151,
    },
  ],
  budgets: { projects: PAGE_BUDGET, project: PAGE_BUDGET, comparison: PAGE_BUDGET },
});
