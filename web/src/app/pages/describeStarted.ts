import { pageTitle } from './pageTitle.ts';
import type { StartedPath } from './startedPages.ts';
import { startedSummaries } from './startedSummaries.ts';
import { writeHead } from './writeHead.ts';

/** The head of the document, on a page that starts by itself. */
export function describeStarted(path: StartedPath): void {
  writeHead(pageTitle(path), startedSummaries[path]);
}
