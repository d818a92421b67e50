/** Is loaded before a child's own script. Answers its parent, so that the parent notices a child that hangs. */
process.on('message', (message) => {
  // Nothing to do if the parent has just ended: `end-with-parent.ts` ends the child then.
  if (message === 'ping') process.send?.('pong', () => undefined);
});
process.channel?.unref();
