/** Loaded before a child's own script: when the parent is gone, however it went, the child stops too. */
process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
