declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: css-loader gives the class names as the default export
  export default classes;
}

declare module '*.css';
