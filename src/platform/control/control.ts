import { chmod, rm } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { reasonOf } from '../errors/serialize-error';
import { StartError } from '../errors/start-error';
import { shortPath } from '../database/short-path';
import type { Log } from '../log';

/**
 * What a running server does for the person who has the machine, by the name of the command. Takes and returns JSON.
 */
export type Commands = Record<string, (input: unknown) => Promise<unknown>>;

const socketName = 'control.sock';
const answerSchema = z.union([z.object({ done: z.unknown() }), z.object({ failed: z.string() })]);

/**
 * Listens for commands on a socket in `DATA_DIR/run`, which only the server's own user can open. Call it while this
 * process alone has the data folder. Returns the function that stops it.
 */
export async function serveControl(dataDir: string, commands: Commands, log: Log): Promise<() => Promise<void>> {
  const short = await shortPath(path.join(dataDir, 'run'));
  const socket = path.join(short.path, socketName);
  await rm(socket, { force: true }); // Left by a killed server.
  const server = http.createServer({ requestTimeout: 0 }, (request, response) => {
    const run = async () => {
      const input = await json(request);
      const command = commands[request.url?.slice(1) ?? ''];
      if (!command) throw new StartError('The running server does not know this command. Is it of an earlier version?');
      return command(input);
    };
    run().then(
      (done) => response.end(JSON.stringify({ done })),
      (error: Error) => {
        if (!(error instanceof StartError)) log.error({ err: error, command: request.url }, 'a command failed');
        response.end(JSON.stringify({ failed: reasonOf(error) }));
      },
    );
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(socket, resolve));
  // The folder is closed to other users already; this holds where it is mounted and cannot be.
  await chmod(socket, 0o600);
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await short.remove();
  };
}

/**
 * Has the server that runs on a data folder do something. Resolves to its answer; undefined when none runs there.
 * Throws a StartError with its reason when it could not.
 */
export async function askServer(
  dataDir: string,
  command: string,
  input: unknown,
): Promise<{ done: unknown } | undefined> {
  const short = await shortPath(path.join(dataDir, 'run'));
  try {
    const answer = answerSchema.parse(await post(path.join(short.path, socketName), command, input));
    if ('failed' in answer) throw new StartError(answer.failed);
    return answer;
  } catch (error) {
    // No server listens there: there is no such socket, or a killed server left it.
    if (['ENOENT', 'ECONNREFUSED'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    if ((error as NodeJS.ErrnoException).code === 'ECONNRESET')
      throw new StartError('The server stopped before it was done.');
    throw error;
  } finally {
    await short.remove();
  }
}

function post(socketPath: string, command: string, input: unknown): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      { socketPath, path: `/${command}`, method: 'POST', agent: false },
      (response) => void json(response).then(resolve, reject),
    );
    request.on('error', reject);
    request.end(JSON.stringify(input));
  });
}
