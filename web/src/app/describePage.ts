import { pageDescription } from './pageDescription.ts';
import { pageTitle } from './pageTitle.ts';

/** The head of the document follows the page that is open. */
export function describePage(path: string): void {
  document.title = pageTitle(path);
  document
    .querySelector('meta[name="description"]')
    ?.setAttribute('content', pageDescription(path));
}
