import { defineRemote } from '@aangan/shared-kit/build/remote-config';

/** Gzip bytes of script that one of the account's pages may add to the shell's. */
const PAGE_BUDGET = 14_000;

export default defineRemote({
  name: 'mfe-account',
  contract: '^1.2',
  pages: {
    profile: {
      paths: ['/profile/myprofile'],
      module: './src/profile/profile.page.tsx',
      access: 'login',
    },
  },
  budgets: { profile: PAGE_BUDGET },
});
