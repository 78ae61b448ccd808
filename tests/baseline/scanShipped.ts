import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scanMarkup } from './scanMarkup.ts';
import { scanScript } from './scanScript.ts';
import { type Finding, scanStyles } from './scanStyles.ts';

const scans = [
  { ending: '.js', scan: scanScript },
  { ending: '.css', scan: scanStyles },
  { ending: '.html', scan: scanMarkup },
] as const;

/** The late features of a published folder, by feature. */
export function scanShipped(folder: string): ReadonlyMap<string, readonly string[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  // A use that several files bring along is one use.
  const seen = new Set<string>();
  return byFeature(
    files.flatMap((file) => {
      const found = scans.find(({ ending }) => file.endsWith(ending));
      if (found === undefined) return [];
      const findings = found.scan(readFileSync(join(folder, file), 'utf8'));
      const fresh = findings.filter(({ feature, near }) => !seen.has(`${feature} ${near}`));
      for (const { feature, near } of fresh) seen.add(`${feature} ${near}`);
      return fresh.map(({ feature, near }) => ({ feature, near: `${file}: ${near}` }));
    }),
  );
}

export function byFeature(findings: readonly Finding[]): ReadonlyMap<string, readonly string[]> {
  const groups = Map.groupBy(findings, ({ feature }) => feature);
  return new Map([...groups].map(([feature, all]) => [feature, all.map(({ near }) => near)]));
}
