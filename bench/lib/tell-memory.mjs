// Loaded into a server that is measured: tells its parent what V8 and Node say of its memory, when asked. The metrics say it too,
// but what makes them would be measured with it.
process.on('message', (message) => {
  if (message === 'memory') process.send({ memory: process.memoryUsage() });
});
process.channel?.unref();
