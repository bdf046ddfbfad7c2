import type { World } from '../../world.ts';

/** The PDF of a contract: as it was handed in, and once it is completed, signed. */
export function readPdf(contractNo: string, world: World): Buffer {
  return Buffer.from(world.collection<string>('partner files').get(contractNo) ?? '', 'base64');
}

export function writePdf(contractNo: string, pdf: Buffer, world: World): void {
  world.collection<string>('partner files').put(contractNo, pdf.toString('base64'));
}
