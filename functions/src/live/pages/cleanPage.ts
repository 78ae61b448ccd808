import { cleanStyles, type SavePageRequest } from '@asamblea/domain';

export interface CleanedPage<Page> {
  readonly page: Page;
  /** The removed parts, for the person who wrote it. */
  readonly removed: readonly string[];
}

type Written = Pick<SavePageRequest, 'html' | 'css'>;

/**
 * A page as it may be stored: only the parts in the list of the domain. The libraries are loaded with the
 * first page that is saved, so that no other request waits for them.
 */
export async function cleanPage<Page extends Written>(page: Page): Promise<CleanedPage<Page>> {
  const [{ cleanHtml }, { styleTools }] = await Promise.all([
    import('./cleanHtml.ts'),
    import('./styleTools.ts'),
  ]);
  const html = cleanHtml(page.html);
  const styles = cleanStyles(styleTools, page.css);
  return {
    page: { ...page, html: html.html, css: styles.css },
    removed: [...new Set([...html.removed, ...styles.removed])].slice(0, saidAtMost),
  };
}

const saidAtMost = 30;
