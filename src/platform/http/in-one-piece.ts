/** Returns bytes that are there already as the answer of a call that streams a file. */
export async function* inOnePiece(bytes: Buffer): AsyncIterable<Uint8Array> {
  yield await Promise.resolve(bytes);
}
