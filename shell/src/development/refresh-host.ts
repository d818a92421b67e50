import runtime from 'react-refresh/runtime';

// The first module of a development build: ReactDOM looks for the hook when it starts.
runtime.injectIntoGlobalHook(window);
globalThis.aanganRefresh = { runtime, remotes: new Map() };
