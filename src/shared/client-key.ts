/**
 * Returns a new key (32 hex digits) by which the server recognises a record that is sent again; also where the
 * connection is not secure (docs/product/general.md, "Sent again").
 */
export const newClientKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
