/** Is loaded before a child's own script. Stops the child when the parent has ended, however it ended. */
process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
