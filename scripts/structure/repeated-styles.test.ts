import { layoutComponents, repeatedRules } from './repeated-styles.ts';

const LAYOUT = `@layer ui {
  .column {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }

  .gap12 {
    gap: var(--space-12);
  }

  .smallText {
    color: var(--ink-soft);
    font-size: var(--text-13);
  }
}
`;

const problemsOf = (css: string, view: string) =>
  repeatedRules(`@layer page {\n${css}}\n`, [view], layoutComponents(LAYOUT));

const SMALL = '  .note {\n    font-size: var(--text-13);\n    color: var(--ink-soft);\n  }\n';

describe('the check of repeated styles', () => {
  it('names a rule that a layout component has, in any order', () => {
    expect(problemsOf(SMALL, '<p id="a" className={styles.note}>')).toEqual(['.note: SmallText']);
  });

  it('names a column with a gap, whatever the reset says besides', () => {
    const css = '  .list {\n    display: grid;\n    gap: var(--space-12);\n    margin: 0;\n  }\n';
    expect(problemsOf(css, '<ul className={styles.list}>')).toEqual(['.list: Stack gap={12}']);
  });

  it.each([
    ['a rule with more declarations', SMALL.replace('  }', '    order: 1;\n  }'), '<p className={styles.note}>'],
    ['a class with a second rule', `${SMALL}\n  .note a {\n    order: 1;\n  }\n`, '<p className={styles.note}>'],
    ['a class on a component', SMALL, '<Link className={styles.note}>'],
    ['a class beside another', SMALL, '<p className={classList(styles.note, styles.wide)}>'],
  ])('allows %s', (_what, css, view) => {
    expect(problemsOf(css, view)).toEqual([]);
  });
});
