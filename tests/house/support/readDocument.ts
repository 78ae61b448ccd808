import { strFromU8, unzipSync } from 'fflate';

/** A stretch of a document: its style, and the bookmark it is inside of, if any. */
interface DocumentRun {
  readonly text: string;
  readonly style: string | null;
  readonly bookmark: string | null;
}

export interface ReadDocument {
  readonly runs: readonly DocumentRun[];
  /** The text of each paragraph that begins a page. */
  readonly openings: readonly string[];
  /** Whether a page ends by itself, apart from the beginning of the next. */
  readonly hasPageEnds: boolean;
  /** The text of every cell, by table and row. */
  readonly tables: readonly (readonly (readonly string[])[])[];
}

const token =
  /<w:bookmarkStart [^>]*w:name="([^"]*)"[^>]*>|<w:bookmarkEnd [^>]*>|<w:r>([\s\S]*?)<\/w:r>/gu;

/** Reads a word processor's file as it is stored, knowing nothing of its writer. */
export async function readDocument(file: Blob): Promise<ReadDocument> {
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  const tables = [...xml.matchAll(/<w:tbl>([\s\S]*?)<\/w:tbl>/gu)].map(([, table = '']) =>
    [...table.matchAll(/<w:tr[ >]([\s\S]*?)<\/w:tr>/gu)].map(([, row = '']) =>
      [...row.matchAll(/<w:tc>([\s\S]*?)<\/w:tc>/gu)].map(([, cell = '']) => textOf(cell)),
    ),
  );
  const paragraphs = [...xml.matchAll(/<w:p[ >]([\s\S]*?)<\/w:p>/gu)].map(([whole]) => whole);
  const openings = paragraphs.filter((one) => /<w:pageBreakBefore(?:\/>| w:val="true")/u.test(one));
  const hasPageEnds = /<w:br w:type="page"/u.test(xml);
  return { runs: runsOf(xml), openings: openings.map(textOf), hasPageEnds, tables };
}

function runsOf(xml: string): readonly DocumentRun[] {
  const runs: DocumentRun[] = [];
  let bookmark: string | null = null;
  for (const [whole, name, content] of xml.matchAll(token)) {
    if (name !== undefined) bookmark = name;
    else if (whole.startsWith('<w:bookmarkEnd')) bookmark = null;
    else {
      const style = /<w:rStyle w:val="([^"]*)"/u.exec(content ?? '')?.[1] ?? null;
      runs.push({ text: textOf(content ?? ''), style, bookmark });
    }
  }
  return runs;
}

function textOf(xml: string): string {
  const texts = [...xml.matchAll(/<w:t(?: [^>]*)?>([\s\S]*?)<\/w:t>/gu)].map(
    ([, text = '']) => text,
  );
  return (
    texts
      .join('')
      // Where a line may break is not what it says.
      .replaceAll('\u00A0', ' ')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&apos;', "'")
      .replaceAll('&amp;', '&')
  );
}
