/** Where the way of attacking was read; what is written here is ours, with our own mark of success. */
export interface VectorSource {
  readonly name: string;
  readonly address: string;
  readonly licence: string;
  /** When it was read. */
  readonly read: string;
}

export const vectorSources = {
  owasp: {
    name: 'OWASP XSS Filter Evasion Cheat Sheet',
    address:
      'https://github.com/OWASP/CheatSheetSeries/blob/master/cheatsheets/XSS_Filter_Evasion_Cheat_Sheet.md',
    licence: 'CC-BY-SA-4.0',
    read: '2026-11-23',
  },
  html5sec: {
    name: 'HTML5 Security Cheatsheet, as repeated in the tests of DOMPurify',
    address: 'https://github.com/cure53/H5SC',
    licence: 'MPL-2.0',
    read: '2026-11-23',
  },
  dompurify: {
    name: 'DOMPurify, test/fixtures/expect.mjs',
    address: 'https://github.com/cure53/DOMPurify/blob/main/test/fixtures/expect.mjs',
    licence: 'MPL-2.0 OR Apache-2.0',
    read: '2026-11-23',
  },
  known: {
    name: 'Common knowledge of the trade, as PortSwigger lists it too',
    address: 'https://portswigger.net/web-security/cross-site-scripting/cheat-sheet',
    licence: 'none: nothing was copied',
    read: 'not read',
  },
  own: {
    name: 'Thought out against this list',
    address: 'domain/src/live/pages/allowedContent.ts',
    licence: 'Apache-2.0',
    read: '2026-11-23',
  },
} as const satisfies Readonly<Record<string, VectorSource>>;

/** The aim of a vector: to run, to cover the app, to fetch from elsewhere, to move the app, to take a name. */
export type VectorAim = 'script' | 'overlay' | 'fetch' | 'navigate' | 'clobber';

export interface PageVector {
  readonly id: number;
  readonly aim: VectorAim;
  readonly source: keyof typeof vectorSources;
  readonly html: string;
  readonly css: string;
}

/**
 * The vector as it is listed: `JS` stands for the call that tells of success, `LEAK` for an address that
 * tells.
 */
export type ListedVector = readonly [source: PageVector['source'], html: string, css?: string];

/**
 * The list with numbers from `first`. The call has no blanks, double quotes or angles, so that it stands in an
 * attribute of any kind; what it tells is the number, and where it was tried is told by adding to all of them.
 */
export function vectorsOf(
  aim: VectorAim,
  first: number,
  listed: readonly ListedVector[],
): readonly PageVector[] {
  return listed.map(([source, html, css = ''], index) => {
    const id = first + index;
    const script = `top.postMessage('hit-${id}','*')`;
    const put = (text: string) =>
      text
        .replaceAll('JS64', Buffer.from(script).toString('base64'))
        .replaceAll('JSHEX', [...script].map((one) => `&#x${code(one).toString(16)}`).join(''))
        .replaceAll('JSCODES', [...script].map(code).join())
        .replaceAll('JS', script)
        .replaceAll('LEAK', `/leak-${id}`);
    return { id, aim, source, html: put(html), css: put(css) };
  });
}

const code = (letter: string) => letter.codePointAt(0) ?? 0;
