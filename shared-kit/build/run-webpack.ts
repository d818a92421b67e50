import type { MultiCompiler, MultiStats } from 'webpack';

/**
 * Builds once.
 * @throws Error with webpack's errors
 */
export function runWebpack(compiler: MultiCompiler): Promise<MultiStats> {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats || stats.hasErrors())
          reject(new Error(stats?.toString('errors-only') ?? 'The build gave no result'));
        else resolve(stats);
      });
    });
  });
}
