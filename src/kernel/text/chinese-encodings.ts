const TWO_BYTES = '1 begincodespacerange <0000> <FFFF> endcodespacerange';

/**
 * Predefined encodings of Chinese fonts for pdf.js, which requests them by name and does not include them (1.7 MB, mostly for
 * drawing). Every character's number within its font is taken to be its Unicode: that is enough to read text, not to draw it.
 */
export class ChineseEncodings {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    if (filename.startsWith('GB')) return Buffer.from(gbk());
    const isUnicode = filename.endsWith('-UCS2');
    const [kind, to] = isUnicode ? ['bf', '<0000>'] : ['cid', '0'];
    return Buffer.from(`${TWO_BYTES} 1 begin${kind}range <0000> <FFFF> ${to} end${kind}range`);
  }
}

function gbk(): string {
  const decoder = new TextDecoder('gb18030');
  let rows = '';
  for (let code = 0x8140; code <= 0xfefe; code += 1) {
    const character = decoder.decode(Uint8Array.of(code >> 8, code & 0xff));
    if (character.length === 1) rows += `<${code.toString(16)}> ${character.charCodeAt(0)}\n`;
  }
  return `2 begincodespacerange <00> <80> <8140> <FEFE> endcodespacerange
    1 begincidrange <00> <80> 0 endcidrange 1 begincidchar ${rows} endcidchar`;
}
