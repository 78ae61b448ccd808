import { createRequire } from 'node:module';
import type { CompatData, CompatStatement } from '@mdn/browser-compat-data';

/** The features of each browser, and since when. Required: as an import, Vite would rewrite its 15 MB. */
export const compatData: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

export interface CompatNode {
  readonly [name: string]: CompatNode | undefined;
}

export function compatOf(node: CompatNode | undefined): CompatStatement | undefined {
  return node?.__compat as CompatStatement | undefined;
}

export function childrenOf(node: object | undefined): readonly (readonly [string, CompatNode])[] {
  return Object.entries(node ?? {}).filter(([name]) => name !== '__compat' && name !== '__meta');
}
