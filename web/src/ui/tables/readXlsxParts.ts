import { type CellFormat, cellFormatOf } from './cellFormat.ts';
import type { Zip } from './openZip.ts';
import { localName, readXml } from './readXml.ts';

/** A sheet as the book lists it, and the file that has its cells. */
interface ListedSheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly path: string;
}

export interface XlsxBook {
  readonly sheets: readonly ListedSheet[];
  readonly from1904: boolean;
  readonly strings: readonly string[];
  /** By the number that a cell gives. */
  readonly formats: readonly CellFormat[];
}

/**
 * The common parts of the sheets of a workbook: their list, their texts and how numbers show. Null when it is
 * no workbook.
 */
export function readXlsxParts(zip: Zip): XlsxBook | null {
  const root = [...linksOf(zip, '_rels/.rels', '').values()];
  const path = root.find(({ type }) => type === 'officeDocument')?.path ?? 'xl/workbook.xml';
  const book = zip.read(path);
  if (book === null) return null;
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const links = linksOf(zip, `${folder}_rels/${path.slice(folder.length)}.rels`, folder);
  const partOf = (kind: string) => {
    const link = [...links.values()].find(({ type }) => type === kind);
    const bytes = link === undefined ? null : zip.read(link.path);
    if (link !== undefined && bytes === null) throw new Error(`The book lacks ${link.path}.`);
    return bytes;
  };
  const sheets: ListedSheet[] = [];
  let from1904 = false;
  let isBook = false;
  readXml(book, {
    open: (element, attribute) => {
      const name = localName(element);
      isBook ||= name === 'workbook';
      if (name === 'workbookPr') from1904 = /^(?:1|true)$/u.test(attribute('date1904') ?? '');
      if (name !== 'sheet') return;
      const link = links.get(attribute('*:id') ?? '');
      if (link === undefined) throw new Error('The book lists a sheet that is nowhere.');
      // Charts have sheets of their own.
      if (link.type !== 'worksheet') return;
      const isHidden = /hidden$/iu.test(attribute('state') ?? '');
      sheets.push({ name: attribute('name') ?? '', isHidden, path: link.path });
    },
    close: () => undefined,
    text: () => undefined,
  });
  if (!isBook) return null;
  return {
    ...{ sheets, from1904 },
    strings: readStrings(partOf('sharedStrings')),
    formats: readFormats(partOf('styles')),
  };
}

interface Link {
  /** The last word of the type in the format: `worksheet`. */
  readonly type: string;
  readonly path: string;
}

function linksOf(zip: Zip, path: string, folder: string): ReadonlyMap<string, Link> {
  const links = new Map<string, Link>();
  const bytes = zip.read(path);
  if (bytes === null) return links;
  readXml(bytes, {
    open: (element, attribute) => {
      if (localName(element) !== 'Relationship') return;
      const target = (attribute('Target') ?? '').replaceAll('\\', '/');
      const { pathname } = new URL(target, `http://book/${folder}`);
      const type = attribute('Type') ?? '';
      links.set(attribute('Id') ?? '', {
        type: type.slice(type.lastIndexOf('/') + 1),
        path: decodeURIComponent(pathname.slice(1)),
      });
    },
    close: () => undefined,
    text: () => undefined,
  });
  return links;
}

/** The texts that cells name by their place. How each is read aloud, which some keep too, is left out. */
function readStrings(bytes: Uint8Array | null): readonly string[] {
  const strings: string[] = [];
  if (bytes === null) return strings;
  let text = '';
  let isText = false;
  let isReading = false;
  readXml(bytes, {
    open: (element) => {
      const name = localName(element);
      if (name === 'si') text = '';
      if (name === 'rPh') isReading = true;
      isText = name === 't' && !isReading;
    },
    close: (element) => {
      const name = localName(element);
      if (name === 'si') strings.push(unescapeText(text));
      if (name === 'rPh') isReading = false;
      isText = false;
    },
    text: (more) => {
      if (isText) text += more;
    },
  });
  return strings;
}

/** Letters that an XML cannot say stand as `_x000D_`. */
export function unescapeText(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9a-f]{4})_/giu, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

function readFormats(bytes: Uint8Array | null): readonly CellFormat[] {
  const formats: CellFormat[] = [];
  if (bytes === null) return formats;
  const codes = new Map<number, string>();
  let isOfCells = false;
  readXml(bytes, {
    open: (element, attribute) => {
      const name = localName(element);
      const id = Number(attribute('numFmtId') ?? 0);
      if (name === 'numFmt') codes.set(id, attribute('formatCode') ?? '');
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'xf' && isOfCells) formats.push(cellFormatOf(id, codes.get(id)));
    },
    close: (element) => {
      if (localName(element) === 'cellXfs') isOfCells = false;
    },
    text: () => undefined,
  });
  return formats;
}
