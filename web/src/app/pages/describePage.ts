import { pageDescription } from './pageDescription.ts';
import { pageTitle } from './pageTitle.ts';
import { writeHead } from './writeHead.ts';

/** The head of the document follows the page that is open. */
export function describePage(path: string): void {
  writeHead(pageTitle(path), pageDescription(path));
}
