/** Letters that every mail program takes as an address; some cut longer ones. */
const longest = 1800;

/** Returns the address that opens a mail with all in Bcc; null when it is too long for a mail program. */
export function mailTo(emails: readonly string[]): string | null {
  const address = `mailto:?bcc=${emails.map(encodeURIComponent).join(',')}`;
  return address.length <= longest ? address : null;
}
