/** Splits an event's `links` at comma, semicolon or newline (docs/product/events.md, "Event links"). */
export function splitLinks(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((entry) => entry.trim())
    .filter(Boolean);
}

/**
 * Returns the web addresses of an event's `links`: adds https where the scheme is missing, and drops every other entry.
 */
export function linksOf(text: string): string[] {
  return splitLinks(text).flatMap((entry) => webAddress(entry) ?? []);
}

function webAddress(entry: string): string | null {
  const scheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(entry);
  const url = parse(scheme ? entry : `https://${entry}`);
  if (!url || !/^https?:$/.test(url.protocol) || !/^[^\s.]+(\.[^\s.]+)+$/.test(url.hostname) || url.username)
    return null;
  return url.href;
}

function parse(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
