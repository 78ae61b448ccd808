/** In the order of the house: each chapter may know itself and those before it. */
export const chapters = [
  'kernel',
  'laws',
  'people',
  'hall',
  'meeting',
  'polls',
  'live',
  'record',
  'office',
] as const;

type Chapter = (typeof chapters)[number];

/** Where a file of the product belongs: `folder` is its name within the chapter. */
export interface ChapterPlace {
  readonly chapter: Chapter;
  readonly folder: string;
}

/** The folders with chapters: the fakes of the web lie as the modules they replace. */
const sources =
  /^(?<source>domain\/src|functions\/src|web\/src\/features|web\/src\/testing\/fakes\/features)\/(?<rest>.+)$/u;

/**
 * The chapter and folder of a file, by its path from the root. A folder of the web may have folders in it,
 * which belong to it: none of them has others.
 *
 * @returns undefined for a file in no chapter: entries, helpers of tests, other workspaces
 * @throws a folder beside the chapters, or deeper than lint looks
 */
export function placeOf(file: string): ChapterPlace | undefined {
  const rest = sources.exec(file)?.groups?.rest;
  if (rest === undefined || rest.startsWith('testing/')) return undefined;
  const [first = '', second = '', third, ...deeper] = rest.split('/');
  if (second === '') {
    return /^paths\./u.test(first) ? { chapter: 'kernel', folder: 'paths' } : undefined;
  }
  const deepest = file.startsWith('web/') ? 1 : 0;
  if (third === undefined || deeper.length > deepest || !isChapter(first)) {
    throw new Error(`${file} lies in no folder of a chapter.`);
  }
  return { chapter: first, folder: second };
}

function isChapter(name: string): name is Chapter {
  return chapters.some((chapter) => chapter === name);
}
