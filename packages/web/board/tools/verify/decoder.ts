/** Finds the texts of the QR codes in a camera frame. */
export type Decode = (frame: HTMLVideoElement) => Promise<readonly string[]>;

/** The decoder of some browsers (Shape Detection API), for which TypeScript has no types. */
interface NativeDetector {
  detect(frame: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface NativeDetectors {
  new (options: { readonly formats: readonly string[] }): NativeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

declare global {
  interface Window {
    readonly BarcodeDetector?: NativeDetectors;
  }
}

/** Longest side of a decoded frame in pixels: enough for a dense code, and decoded in about 30 ms. */
const LONGEST_SIDE = 1_280;

/** The browser's own decoder, or else ZXing, whose program of 1 MB the service serves and which is loaded only then. */
export async function createDecoder(): Promise<Decode> {
  return (await nativeDecoder()) ?? zxingDecoder();
}

async function nativeDecoder(): Promise<Decode | null> {
  const { BarcodeDetector } = window;
  if (!BarcodeDetector) return null;
  const formats = await BarcodeDetector.getSupportedFormats();
  if (!formats.includes('qr_code')) return null;
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return async (frame) => (await detector.detect(frame)).map(({ rawValue }) => rawValue);
}

async function zxingDecoder(): Promise<Decode> {
  const [{ prepareZXingModule, readBarcodes }, { default: program }] = await Promise.all([
    import('zxing-wasm/reader'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ]);
  prepareZXingModule({ overrides: { locateFile: () => program } });
  const canvas = document.createElement('canvas');
  const pixels = canvas.getContext('2d', { willReadFrequently: true });
  return async (frame) => {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(frame.videoWidth, frame.videoHeight));
    const [width, height] = [frame.videoWidth * scale, frame.videoHeight * scale].map(Math.round);
    if (!pixels || !width || !height) return [];
    Object.assign(canvas, { width, height });
    pixels.drawImage(frame, 0, 0, width, height);
    const codes = await readBarcodes(pixels.getImageData(0, 0, width, height), {
      formats: ['QRCode'],
    });
    return codes.filter(({ isValid }) => isValid).map(({ text }) => text);
  };
}
