import type { Source } from '../../kernel/bylaws/source.ts';
import { unverifiedSource } from '../rules/lawSources.ts';

/** The text of the law could not be read. */
export function ley21442(article: string, note: string, doubt?: string): Source {
  return unverifiedSource('Ley 21.442', article, note, doubt);
}
