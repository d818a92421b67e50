/** Marks of the shell, with what the panel calls them. */
const MARKS = { 'aangan:hydrated': 'Hydrated', 'aangan:services': 'Services begin' } as const;

/** Adds what only this browser knows: its times, and the bytes that it has loaded of each remote. */
export function addBrowserFacts(panel: HTMLElement): void {
  const times = panel.querySelector('.panel-times');
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation) {
    times?.append(fact('First byte', navigation.responseStart), fact('Document', navigation.responseEnd));
  }
  for (const [mark, name] of Object.entries(MARKS)) {
    const [entry] = performance.getEntriesByName(mark);
    if (entry) times?.append(fact(name, entry.startTime));
  }
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  for (const row of panel.querySelectorAll<HTMLTableRowElement>('tr[data-files]')) {
    const { loaded, bytes } = bytesBelow(files, row.dataset.files ?? '');
    const cell = row.cells.item(3);
    if (loaded > 0 && cell)
      cell.textContent = `${cell.textContent ?? ''} ${(bytes / 1000).toFixed(1)} kB loaded in ${loaded} files`.trim();
  }
}

/** The compressed bytes of the files below an address; a cached file counts with its size. */
export function bytesBelow(
  files: readonly Pick<PerformanceResourceTiming, 'name' | 'encodedBodySize'>[],
  address: string,
): { loaded: number; bytes: number } {
  const base = new URL(address, location.href).href;
  const below = files.filter(({ name }) => name.startsWith(base));
  return { loaded: below.length, bytes: below.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) };
}

function fact(name: string, ms: number): HTMLElement {
  const row = document.createElement('div');
  const term = document.createElement('dt');
  const value = document.createElement('dd');
  term.textContent = name;
  value.textContent = `${Math.round(ms)} ms`;
  row.append(term, value);
  return row;
}
