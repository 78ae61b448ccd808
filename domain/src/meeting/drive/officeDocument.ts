import { nameEnding } from '../../kernel/files/fileName.ts';
import type { RefusalCode } from '../../kernel/refusals/refusal.ts';
import type { DocumentType } from './driveItem.ts';
import type { ArchivePart } from './readArchive.ts';

/** Where a document of Office says what it is. */
export const contentTypesPart = '[Content_Types].xml';

const mainParts: readonly (readonly [main: string, type: DocumentType])[] = [
  [
    'wordprocessingml.document.main+xml',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  [
    'spreadsheetml.sheet.main+xml',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
  [
    'presentationml.presentation.main+xml',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  ],
];

/** The parts that a document is made from: markup, pictures, sound, letters, and documents inside it. */
const plainParts: readonly string[] = [
  ...['xml', 'rels', 'vml', 'psmdcp', 'xsd', 'dtd', 'json'],
  ...['png', 'jpg', 'jpeg', 'gif', 'bmp', 'tif', 'tiff', 'emf', 'wmf', 'wdp', 'webp', 'svg', 'ico'],
  ...['odttf', 'ttf', 'otf', 'fntdata', 'mp3', 'mp4', 'm4a', 'm4v', 'wav', 'wmv', 'avi', 'mov'],
];

/** Settings of the printer: binary, and run by nobody. */
const printerSettings = /^(?:xl|word|ppt)\/printersettings\/[^/]+\.bin$/u;

const runningParts = /vba|macrosheets\/|activex|oleobject|\/ctrlprops\//u;

export interface OfficeParts {
  readonly parts: readonly ArchivePart[];
  /** The text of `contentTypesPart`. */
  readonly contentTypes: string;
  /** The relations between its parts, and with other places. */
  readonly relations: readonly string[];
}

/** Which document of Office it is, or why it is not kept. */
export function readOffice({
  parts,
  contentTypes,
  relations,
}: OfficeParts): { readonly type: DocumentType } | { readonly refused: RefusalCode } {
  const names = parts.map(({ name }) => name.toLowerCase());
  const runs =
    names.some((name) => runningParts.test(name)) ||
    /macroEnabled|vbaProject|activeX|ms-office\.intlmacrosheet|macrosheet/iu.test(contentTypes) ||
    relations.some(fetchesWhatRuns);
  if (runs) return { refused: 'document-runs' };
  if (!names.every(isPlain)) return { refused: 'archive-unsafe' };
  const main = mainParts.filter(([said]) => contentTypes.includes(said));
  const [only, another] = main;
  return only === undefined || another !== undefined
    ? { refused: 'document-not-kept' }
    : { type: only[1] };
}

function isPlain(name: string): boolean {
  return name.endsWith('/') || plainParts.includes(nameEnding(name)) || printerSettings.test(name);
}

/**
 * A template, object or frame of elsewhere is fetched by opening the document, and runs; a link or a
 * picture waits for the person, or only shows.
 */
function fetchesWhatRuns(relations: string): boolean {
  const each = relations.match(/<(?:\w+:)?Relationship\b[^>]*>/giu) ?? [];
  return each.some(
    (one) =>
      /TargetMode\s*=\s*["']External["']/iu.test(one) &&
      /\/(?:attachedTemplate|oleObject|frame|subDocument|externalLinkPath|control|package)["']/iu.test(
        one,
      ),
  );
}
