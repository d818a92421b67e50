import { defineRemote } from '@aangan/shared-kit/build/remote-config';

export default defineRemote({
  name: 'mfe-search',
  contract: '^1',
  pages: {
    home: { paths: ['/', '/builder-list'], module: './src/home/home.page.tsx' },
  },
  hybrid: { home: 'home' },
});
