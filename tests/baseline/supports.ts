import type {
  BrowserName,
  CompatStatement,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import { oldestBrowsers } from '../../web/vite/oldestBrowsers.ts';

export type Versions = Partial<Record<BrowserName, string>>;

const { safari, chrome, firefox } = oldestBrowsers;

const baseline = {
  ...{ safari, safari_ios: safari },
  ...{ chrome, chrome_android: chrome },
  ...{ firefox, firefox_android: firefox },
} as const satisfies Versions;

/** The oldest Safari alone, which cannot run where the tests do. */
export const oldestSafari = { safari, safari_ios: safari } as const satisfies Versions;

/**
 * Whether all those browsers have it without a flag. A prefix is only good enough where the prefix
 * is written for us, as it is in styles.
 */
export function supports(
  compat: CompatStatement,
  versions: Versions = baseline,
  prefix: 'prefix-is-written' | 'plain' = 'plain',
): boolean {
  return Object.entries(versions).every(([browser, version]) =>
    [compat.support[browser as BrowserName] ?? []]
      .flat()
      .some((each) => hasIt(each, version, prefix === 'prefix-is-written')),
  );
}

function hasIt(each: SimpleSupportStatement, version: string, mayBePrefixed: boolean): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name } = each;
  if (flags !== undefined || alternative_name !== undefined) return false;
  if (prefix !== undefined && !mayBePrefixed) return false;
  return isBy(added, version) && !isBy(removed, version);
}

/** BCD writes "16.4", "≤37", "preview", true or false. */
function isBy(since: string | boolean | null | undefined, version: string): boolean {
  if (typeof since !== 'string' || since === 'preview') return since === true;
  const [wanted, had] = [numbers(since), numbers(version)];
  const at = [0, 1].find((place) => (wanted[place] ?? 0) !== (had[place] ?? 0));
  return at === undefined || (wanted[at] ?? 0) < (had[at] ?? 0);
}

function numbers(version: string): readonly number[] {
  return version.replace('≤', '').split('.').map(Number);
}
