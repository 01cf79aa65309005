import { fork } from 'node:child_process';
import path from 'node:path';
import { headerOf, ownHeaders, type Answer } from './answer';

/** Starts a bare node:http server, in a process of its own, that returns this answer to every request. */
export async function startBare(answer: Answer): Promise<{ url: string; stop: () => void }> {
  const child = fork(path.join(import.meta.dirname, 'bare-server.mjs'), { execArgv: [] });
  const headers = ownHeaders(answer).flat();
  if (headerOf(answer, 'content-length') === undefined) headers.push('content-length', String(answer.body.length));
  child.send({ status: answer.status, headers, body: answer.body.toString('base64') });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message: { port: number }) => resolve(message.port));
    child.once('exit', (code) => reject(new Error(`the bare server ended with code ${code}`)));
  });
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() };
}
