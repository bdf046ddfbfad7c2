import type { Extension } from '../../world/file-store.ts';
import type { SentFile } from '../../sent-file.ts';
import type { World } from '../../world/world.ts';

/** Stores the PDF of a contract as submitted. */
export function keepPdf(contractNo: string, pdf: Buffer | SentFile, world: World): void {
  world.files.write(nameOf(contractNo), pdf);
}

/** Path of the submitted PDF. */
export function locatePdf(contractNo: string, world: World): string | null {
  return world.files.locate(nameOf(contractNo));
}

/** Stores the PDF of a completed contract next to the submitted one. */
export function keepSigned(contractNo: string, signed: Extension, world: World): void {
  world.files.extend(nameOf(contractNo), signedNameOf(contractNo), signed);
}

/** PDF of a contract: the signed one, or the submitted one until then. */
export function readSigned(contractNo: string, world: World): Buffer {
  const { files } = world;
  return files.read(signedNameOf(contractNo)) ?? files.read(nameOf(contractNo)) ?? Buffer.alloc(0);
}

function nameOf(contractNo: string): string {
  return `partner-contract-${contractNo}.pdf`;
}

function signedNameOf(contractNo: string): string {
  return `partner-contract-${contractNo}-signed.pdf`;
}
