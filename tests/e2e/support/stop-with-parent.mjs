// Loaded into a server that a test or a benchmark starts: when its parent dies, even by kill -9, the server stops too.
process.channel?.unref();
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 10_000).unref();
});
