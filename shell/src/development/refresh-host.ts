import type { RefreshHost } from '@aangan/shared-kit/platform/react-refresh';
import * as runtime from 'react-refresh/runtime';

// The first module of a development build: ReactDOM looks for the hook when it starts.
runtime.injectIntoGlobalHook(window);
const host: RefreshHost = { runtime, remotes: new Map() };
globalThis.aanganRefresh = host;
