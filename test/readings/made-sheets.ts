import { zip } from './made.ts';

// Workbooks written by hand from ECMA-376, and not by the code under test.

const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** A workbook of one sheet. Style 1 shows a date in the Chinese form; style 2 is an amount with two decimals. */
export function workbook(
  sheetData: string,
  {
    isSince1904 = false,
    others = [],
    more = {},
  }: {
    readonly isSince1904?: boolean;
    /** Data of further sheets, with their visibility. */
    readonly others?: readonly (readonly [state: string, sheetData: string])[];
    readonly more?: Readonly<Record<string, string>>;
  } = {},
): Uint8Array {
  return zip({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${SPREADSHEET}" xmlns:r="${RELATIONS}"><workbookPr${isSince1904 ? ' date1904="1"' : ''}/><sheets><sheet name="发票" sheetId="1" r:id="rId1"/>${others.map(([state], index) => `<sheet name="${index}" sheetId="${index + 2}" state="${state}" r:id="o${index}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="/xl/styles.xml"/>${'xl/sharedStrings.xml' in more ? `<Relationship Id="rId3" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/>` : ''}${others.map((_other, index) => `<Relationship Id="o${index}" Type="${RELATIONS}/worksheet" Target="worksheets/other${index}.xml"/>`).join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${SPREADSHEET}"><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="31"/><xf numFmtId="4"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${SPREADSHEET}"><sheetData>${sheetData}</sheetData></worksheet>`,
    ...Object.fromEntries(
      others.map(([, data], index) => [
        `xl/worksheets/other${index}.xml`,
        `<worksheet xmlns="${SPREADSHEET}"><sheetData>${data}</sheetData></worksheet>`,
      ]),
    ),
    ...more,
  });
}

/** A text cell. */
export const text = (value: string): string => `<c t="inlineStr"><is><t>${value}</t></is></c>`;

/** A number cell in Excel's form; with style 1 a date. */
export const number = (written: string, style = 0): string =>
  `<c s="${style}"><v>${written}</v></c>`;

/** A row of cells. */
export const row = (...cells: readonly string[]): string => `<row>${cells.join('')}</row>`;
