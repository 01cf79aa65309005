import { createReadableStreamFromReadable } from '@react-router/node';
import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type AppLoadContext, type EntryContext } from 'react-router';
import { ScriptMark } from '~/ui/script-mark';

const GIVE_UP_MS = 10_000;

/**
 * Renders a page whole before the first byte leaves: it is kept and served many times, streaming would gain nothing. Every
 * inline script of ours (React's, React Router's, the shell's) carries the mark.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { mark }: AppLoadContext,
) {
  const page = (
    <ScriptMark value={mark}>
      <ServerRouter context={context} url={request.url} nonce={mark} />
    </ScriptMark>
  );
  return new Promise<Response>((resolve, reject) => {
    let code = status;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce: mark,
      // Large parts stand in their place, too: without JavaScript, nothing would bring them there.
      progressiveChunkSize: Infinity,
      onAllReady() {
        clearTimeout(timer);
        headers.set('Content-Type', 'text/html; charset=utf-8');
        const body = new PassThrough();
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status: code }));
        pipe(body);
      },
      onShellError: reject,
      onError(error) {
        code = 500;
        // oxlint-disable-next-line no-console -- pages are rendered apart from the server and have no log of their own
        console.error(error);
      },
    });
    const timer = setTimeout(abort, GIVE_UP_MS);
  });
}
