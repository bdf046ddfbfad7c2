import type { World } from '../../world.ts';

/** The PDF of a contract: as it was handed in, and once it is completed, signed. */
export function readPdf(contractNo: string, world: World): Buffer {
  return world.files.read(nameOf(contractNo)) ?? Buffer.alloc(0);
}

export function writePdf(contractNo: string, pdf: Buffer, world: World): void {
  world.files.write(nameOf(contractNo), pdf);
}

function nameOf(contractNo: string): string {
  return `partner-contract-${contractNo}.pdf`;
}
