import type { Page } from '@playwright/test';

/** What a file input takes. */
interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Returns a picture of one colour, generated so that the repository needs none. */
export async function picture(
  name: string,
  { width = 1200, height = 800, colour = '#0e5a47' } = {},
): Promise<ChosenFile> {
  const { default: sharp } = await import('sharp');
  const image = sharp({ create: { width, height, channels: 3, background: colour } });
  return { name, mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() };
}

/** Returns a file named like a picture that is none. */
export const brokenPicture = (name: string): ChosenFile => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from('no picture at all'),
});

/** Returns a file that begins like an MP4 and has the given size. */
export function film(name: string, megabytes: number): ChosenFile {
  const start = Buffer.from('0000001c6674797069736f6d0000020069736f6d69736f32', 'hex');
  return { name, mimeType: 'video/mp4', buffer: Buffer.concat([start, Buffer.alloc(megabytes * 1024 * 1024)]) };
}

/** Limits the page's uploads to this many bytes a second; returns the function that removes the limit. */
export async function slowUploads(page: Page, bytesPerSecond: number, latency = 0): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const limits = { offline: false, latency, downloadThroughput: -1, uploadThroughput: bytesPerSecond };
  await session.send('Network.emulateNetworkConditions', limits);
  return async () => {
    await session.send('Network.emulateNetworkConditions', { ...limits, latency: 0, uploadThroughput: -1 });
  };
}
