import { request, type OutgoingHttpHeaders } from 'node:http';

/** An answer exactly as it was sent, nothing decoded. */
export interface Answer {
  status: number;
  /** Names and values in turn, as they were sent. */
  rawHeaders: string[];
  body: Buffer;
}

/** Makes one request. */
export function ask(url: string, headers: OutgoingHttpHeaders): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, rawHeaders: response.rawHeaders, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Returns the headers of an answer that node:http does not write by itself. */
export function ownHeaders(answer: Answer): [string, string][] {
  const written = ['date', 'connection', 'keep-alive', 'transfer-encoding'];
  const pairs: [string, string][] = [];
  for (let i = 0; i < answer.rawHeaders.length; i += 2) {
    const name = answer.rawHeaders[i]!;
    if (!written.includes(name.toLowerCase())) pairs.push([name, answer.rawHeaders[i + 1]!]);
  }
  return pairs;
}

/** Returns the value of one header; its name in lower case. */
export function headerOf(answer: Answer, name: string): string | undefined {
  return ownHeaders(answer).find(([header]) => header.toLowerCase() === name)?.[1];
}
