declare global {
  /** Webpack's own: the folder of a bundle's chunks. */
  var __webpack_public_path__: string;
}

// Chunks are in the same folder as the webview's script.
__webpack_public_path__ = Reflect.get(document.currentScript ?? {}, 'src').replace(/[^/]+$/, '');

export {};
