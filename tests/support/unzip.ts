import { inflateRawSync } from 'node:zlib';

/** Returns the files of a small zip archive by name, read by its central directory. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = archive.lastIndexOf(Buffer.from('504b0506', 'hex'));
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const method = archive.readUInt16LE(at + 10);
    const [size, nameLength, extraLength, noteLength] = [
      archive.readUInt32LE(at + 20),
      ...[28, 30, 32].map((place) => archive.readUInt16LE(at + place)),
    ] as [number, number, number, number];
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const body = archive.subarray(begin, begin + size);
    files.set(name, method === 0 ? body : inflateRawSync(body));
    at += 46 + nameLength + extraLength + noteLength;
  }
  return files;
}
