/** What a mail program takes of an address line; longer ones are cut by some of them. */
const longest = 1800;

/** The address that opens a mail to all of them, none seeing the others; null for more than a mail program takes. */
export function mailTo(emails: readonly string[]): string | null {
  const address = `mailto:?bcc=${emails.map(encodeURIComponent).join(',')}`;
  return address.length <= longest ? address : null;
}
