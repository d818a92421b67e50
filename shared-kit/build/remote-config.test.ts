import { defineRemote, type PageConfig } from './remote-config.ts';

const page = { paths: ['/plans'], module: './src/plans.page.tsx' } as const satisfies PageConfig;
const buckets = { a: 1, b: 1 };

describe('the declaration of a remote', () => {
  it('has experiments that its pages name', () => {
    const config = defineRemote({
      name: 'mfe-test',
      contract: '^1',
      pages: { plans: { ...page, experiments: ['colours'] } },
      experiments: { colours: { buckets } },
    });
    expect(config.experiments).toEqual({ colours: { buckets } });
  });

  it('does not compile with an undeclared experiment', () => {
    const facts = { name: 'mfe-test', contract: '^1' } as const;
    defineRemote({
      ...facts,
      // @ts-expect-error: the experiment is called colours
      pages: { plans: { ...page, experiments: ['colors'] } },
      experiments: { colours: { buckets } },
    });
    // @ts-expect-error: nothing is declared
    defineRemote({ ...facts, pages: { plans: { ...page, experiments: ['colours'] } } });
    expect.assertions(0);
  });
});
