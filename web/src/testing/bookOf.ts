import { strToU8, zipSync } from 'fflate';

/** The content of a test's workbook; each sheet is the XML between its tags. */
interface TestBook {
  readonly sheets: readonly {
    readonly name: string;
    readonly xml: string;
    /** The further attributes in the list of sheets: `state="hidden"`. */
    readonly more?: string;
    readonly type?: string;
  }[];
  /** The codes of formats; a cell of style 1 has the first, and so on. */
  readonly formats?: readonly string[];
  /** Each shared text as XML: `<t>Ana</t>`. */
  readonly strings?: readonly string[];
  readonly from1904?: boolean;
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** An XLSX made by hand, for what the libraries that write them do not write. */
export function xlsxOf(book: TestBook): File {
  const { sheets, formats = [], strings = [], from1904 = false } = book;
  const links = sheets.map(
    ({ type = 'worksheet' }, i) =>
      `<Relationship Id="r${i}" Type="${office}/${type}" Target="sheets/s${i}.xml"/>`,
  );
  const listed = sheets.map(
    ({ name, more = '' }, i) => `<sheet name="${name}" sheetId="${i + 1}" ${more} r:id="r${i}"/>`,
  );
  const codes = formats.map((code, i) => {
    const written = code.replaceAll('"', '&quot;');
    return `<numFmt numFmtId="${164 + i}" formatCode="${written}"/>`;
  });
  const styles = formats.map((_, i) => `<xf numFmtId="${164 + i}"/>`);
  return fileOf('libro.xlsx', {
    '_rels/.rels': `<Relationships><Relationship Id="b" Type="${office}/officeDocument" Target="/xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr${from1904 ? ' date1904="1"' : ''}/><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${links.join('')}<Relationship Id="st" Type="${office}/styles" Target="styles.xml"/><Relationship Id="ss" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet><numFmts>${codes.join('')}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst>${strings.map((text) => `<si>${text}</si>`).join('')}</sst>`,
    ...Object.fromEntries(
      sheets.map(({ xml }, i) => [`xl/sheets/s${i}.xml`, `<worksheet>${xml}</worksheet>`]),
    ),
  });
}

/** An ODS with the tables that are given as XML. */
export function odsOf(tables: string, styles = ''): File {
  return fileOf('libro.ods', {
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': `<?xml version="1.0" encoding="UTF-8"?><office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
  });
}

/** A zip with the texts that are given. */
export function fileOf(name: string, texts: Readonly<Record<string, string>>): File {
  return new File([zipOf(texts)], name);
}

export function zipOf(texts: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const files = Object.entries(texts).map(([path, text]) => [path, strToU8(text)] as const);
  return new Uint8Array(zipSync(Object.fromEntries(files)));
}

/** A text of a cell as XML has it. */
export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
