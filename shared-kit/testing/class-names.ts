/** Replaces a CSS module in unit tests: every class has its own name as its value. */
const classNames: Readonly<Record<string, string>> = new Proxy({}, { get: (_target, name) => String(name) });

// biome-ignore lint/style/noDefaultExport: a CSS module's class names are its default export
export default classNames;
