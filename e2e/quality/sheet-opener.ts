import type { Page } from '@playwright/test';

interface Fiber {
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly memoizedProps: { readonly value?: { readonly sheets?: { open?(path: string): Promise<unknown> } } } | null;
}

interface RootFiber {
  readonly stateNode: { readonly current: Fiber };
}

/**
 * Opens any page as a sheet over the open one, as pages do it by their platform. No control of the product opens a
 * sheet by an address that a test chooses, so the platform is looked for in React's tree.
 */
export async function sheetOpener(page: Page): Promise<(path: string) => Promise<void>> {
  const platform = await page.evaluateHandle(() => {
    const root = document.getElementById('app') ?? {};
    const key = Object.keys(root).find((each) => each.startsWith('__reactContainer$')) ?? '';
    // The container knows the first tree; what is shown now hangs on its root.
    const waiting: (Fiber | null)[] = [(root as Record<string, RootFiber>)[key]?.stateNode.current ?? null];
    while (waiting.length > 0) {
      const fiber = waiting.pop();
      if (!fiber) continue;
      if (fiber.memoizedProps?.value?.sheets?.open) return fiber.memoizedProps.value.sheets;
      waiting.push(fiber.sibling, fiber.child);
    }
    throw new Error('There is no platform in the tree of this page');
  });
  return (path) => platform.evaluate((sheets, to) => void sheets.open?.(to), path);
}
