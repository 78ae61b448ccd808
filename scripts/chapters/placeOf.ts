import { apart, type Chapter, chapterFolders, chapters, folderNames } from './chapterMap.ts';

/** Where a file of the product belongs: `folder` is its name within the chapter. */
export interface ChapterPlace {
  readonly chapter: Chapter;
  readonly folder: string;
}

/** What has chapters: the fakes of the web lie as what they stand for. */
const sources =
  /^(?<source>domain\/src|functions\/src|web\/src\/features|web\/src\/testing\/fakes\/features)\/(?<rest>.+)$/u;

const homes = new Map(
  chapters.flatMap((chapter) =>
    chapterFolders[chapter].map((folder) => [folder, chapter] as const),
  ),
);

/**
 * The chapter and folder of a file, by its path from the root: what its path says once it lies in a
 * chapter, the map before. A test is where its subject is.
 *
 * @returns undefined of what is in no chapter: entries, what serves tests, other workspaces
 * @throws a folder that the map does not know
 */
export function placeOf(file: string): ChapterPlace | undefined {
  const rest = sources.exec(file)?.groups?.rest;
  if (rest === undefined || rest.startsWith('testing/')) return undefined;
  const [first = '', second = '', third] = rest.split('/');
  if (third !== undefined && isChapter(first)) return { chapter: first, folder: second };
  if (second === '')
    return /^paths\./u.test(first) ? { chapter: 'kernel', folder: 'paths' } : undefined;
  const own = apart[file.replace(/\.(?:\w+\.)?test(?=\.tsx?$)/u, '')];
  if (own !== undefined) {
    const [chapter, folder] = own.split('/');
    if (chapter !== undefined && folder !== undefined && isChapter(chapter))
      return { chapter, folder };
  }
  const chapter = homes.get(`${file.slice(0, file.indexOf('/'))}/${first}`) ?? homes.get(first);
  if (chapter === undefined)
    throw new Error(`chapterMap.ts does not say where ${first} belongs (${file}).`);
  return { chapter, folder: folderNames[first] ?? first };
}

function isChapter(name: string): name is Chapter {
  return chapters.some((chapter) => chapter === name);
}
