import { type Configuration } from 'webpack';
/** The shell's builds for browsers, webviews and the server, and its workers. */
export declare function shellWebpack(): Configuration[];
