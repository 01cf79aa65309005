// Loaded into a measured server: sends V8's and Node's memory figures to the parent process on request. The metrics
// hold them too, but composing the metrics would be measured as well.
process.on('message', (message) => {
  if (message === 'memory') process.send({ memory: process.memoryUsage() });
});
process.channel?.unref();
