import { defineRemote } from '@aangan/shared-kit/build/remote-config';

export default defineRemote({
  name: 'mfe-plans',
  contract: '^1',
  pages: {
    plans: { paths: ['/{seekerType}/plans'], module: './src/plans/plans.page.tsx' },
  },
});
