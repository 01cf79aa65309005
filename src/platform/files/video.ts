import { open, type FileHandle } from 'node:fs/promises';

interface Size {
  width: number;
  height: number;
}
interface Box {
  id: number;
  /** Where its content begins and ends in the buffer. */
  start: number;
  end: number;
}
type ReadBox = (bytes: Buffer, at: number) => Box;

const maxHeadBytes = 512 * 1024;
const maxMoovBytes = 16 * 1024 * 1024;
const id = (name: string) => Buffer.from(name, 'latin1').readUInt32BE();

/**
 * Returns width and height a video (MP4, QuickTime, WebM) is shown at; null when its header does not have them. Never
 * throws.
 */
export async function videoSize(path: string): Promise<Size | null> {
  const file = await open(path);
  try {
    const head = await readAt(file, 0, maxHeadBytes);
    const size = head.readUInt32BE(0) === 0x1a45dfa3 ? webmSize(head) : mp4Size(await moovOf(file));
    return size && size.width > 0 && size.height > 0 ? size : null;
  } catch {
    return null;
  } finally {
    await file.close();
  }
}

// moov may come after gigabytes of frames, so the outermost boxes are skipped in the file.
async function moovOf(file: FileHandle): Promise<Buffer> {
  for (let at = 0, hops = 0; hops < 1000; hops += 1) {
    const head = await readAt(file, at, 16);
    const { id: found, end } = mp4Box(head, 0);
    if (found === id('moov')) return readAt(file, at, Math.min(end, maxMoovBytes));
    at += end;
  }
  throw new Error('No moov box');
}

function mp4Size(moov: Buffer): Size | null {
  for (const { end } of find(moov, [id('moov'), id('trak'), id('tkhd')], mp4Box)) {
    // The box ends in a 3 × 3 matrix and both sides as 16.16 numbers; an audio track's are 0.
    const width = moov.readUInt32BE(end - 8) >>> 16;
    const height = moov.readUInt32BE(end - 4) >>> 16;
    const turned = moov.readInt32BE(end - 44) === 0;
    if (width && height) return turned ? { width: height, height: width } : { width, height };
  }
  return null;
}

function webmSize(head: Buffer): Size | null {
  const side = (element: number) => {
    const [box] = find(head, [0x18538067, 0x1654ae6b, 0xae, 0xe0, element], webmBox);
    return box ? head.readUIntBE(box.start, box.end - box.start) : 0;
  };
  return { width: side(0xb0), height: side(0xba) };
}

function* find(bytes: Buffer, path: number[], read: ReadBox, from = 0, to = bytes.length): Generator<Box> {
  for (let at = from; at < to;) {
    const box = read(bytes, at);
    if (box.end <= at) throw new Error('A box without length');
    if (box.id === path[0]) {
      if (path.length === 1) yield box;
      else yield* find(bytes, path.slice(1), read, box.start, Math.min(box.end, to));
    }
    at = box.end;
  }
}

function mp4Box(bytes: Buffer, at: number): Box {
  const short = bytes.readUInt32BE(at);
  const length = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
  if (length < 8) throw new Error('A box without length');
  return { id: bytes.readUInt32BE(at + 4), start: at + (short === 1 ? 16 : 8), end: at + length };
}

// In Matroska, the leading zero bits of a number's first byte are the count of bytes that follow it.
function webmBox(bytes: Buffer, at: number): Box {
  const idLength = Math.clz32(bytes.readUInt8(at)) - 23;
  const sizeAt = at + idLength;
  const sizeLength = Math.clz32(bytes.readUInt8(sizeAt)) - 23;
  const start = sizeAt + sizeLength;
  const mask = 0xff >> sizeLength;
  const first = bytes.readUInt8(sizeAt) & mask;
  const rest = bytes.subarray(sizeAt + 1, start);
  // All ones: a live recording without a known length.
  const unknown = first === mask && rest.every((byte) => byte === 0xff);
  const end = unknown ? Infinity : start + rest.reduce((sum, byte) => sum * 256 + byte, first);
  return { id: bytes.readUIntBE(at, idLength), start, end };
}

async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position: at });
  return buffer.subarray(0, bytesRead);
}
