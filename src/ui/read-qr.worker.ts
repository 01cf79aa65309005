import decodeQR from 'qr/decode.js';
import type { Frame } from './read-qr';

/* Reads QR codes apart from the page, so that the view of the camera does not stand still. */

declare const self: {
  onmessage: ((event: MessageEvent<Frame>) => void) | null;
  postMessage(text: string | null): void;
};

self.onmessage = ({ data }) => {
  try {
    self.postMessage(decodeQR(data));
  } catch {
    // There is no code in this frame.
    self.postMessage(null);
  }
};
