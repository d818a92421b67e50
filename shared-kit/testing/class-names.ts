/** Stands in for a CSS module in unit tests: every class is called by its own name. */
const classNames: Readonly<Record<string, string>> = new Proxy({}, { get: (_target, name) => String(name) });

// biome-ignore lint/style/noDefaultExport: a CSS module's class names are its default export
export default classNames;
