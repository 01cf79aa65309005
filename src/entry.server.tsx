// The edge build: Node's own remembers each rendering in an AsyncLocalStorage, after the first of which every promise and every tick of the
// whole server costs more (a tenth of a poll).
import { renderToReadableStream } from 'react-dom/server.edge';
import { ServerRouter, type AppLoadContext, type EntryContext } from 'react-router';
import { ScriptMark } from '~/ui/script-mark';

const GIVE_UP_MS = 10_000;

/**
 * Renders a page whole before the first byte leaves: it is kept and served many times, streaming would gain nothing. Every
 * inline script of ours (React's, React Router's, the shell's) carries the mark.
 */
export default async function handleRequest(
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
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), GIVE_UP_MS);
  let code = status;
  try {
    const stream = await renderToReadableStream(page, {
      nonce: mark,
      signal: late.signal,
      // Large parts stand in their place, too: without JavaScript, nothing would bring them there.
      progressiveChunkSize: Infinity,
      onError(error) {
        code = 500;
        // oxlint-disable-next-line no-console -- pages are rendered apart from the server and have no log of their own
        console.error(error);
      },
    });
    await stream.allReady;
    headers.set('Content-Type', 'text/html; charset=utf-8');
    return new Response(stream, { headers, status: code });
  } finally {
    clearTimeout(timer);
  }
}
