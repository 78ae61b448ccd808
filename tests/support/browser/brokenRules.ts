import type { BrowserContext } from 'playwright-core';

const mark = 'asamblea-broken-rule';

/** The expected breaks: those that a test provokes, and those that a library tries and nobody should send. */
const expected: readonly { readonly said: RegExp; readonly reason: string }[] = [
  {
    said: /^http:\/\/evil\.example\//u,
    reason: 'a page of somebody else frames ours, which must not let itself be framed',
  },
  {
    said: /https:\/\/www\.google\.com\/images\/cleardot\.gif/u,
    reason: 'once the network is cut, the SDK of Firestore would ask Google for an image: refused',
  },
];

const broken: string[] = [];

/**
 * Hears, in every page that a browser opens, when one breaks its own policy and when a promise fails that nobody
 * waits for. A visitor would see nothing of either: a button that turns for ever, or a file that never comes.
 */
export async function hearBrokenRules(context: BrowserContext): Promise<void> {
  context.on('console', (message) => {
    const said = message.text();
    const isRefused = message.type() === 'error' && said.includes('Content Security Policy');
    if (!said.startsWith(mark) && !isRefused) return;
    const told = `${message.page()?.url() ?? ''}: ${said.replace(mark, '').trim()}`;
    if (!expected.some((one) => one.said.test(told))) broken.push(told);
  });
  await context.addInitScript(listen, mark);
}

/** The breaks heard since the last call. */
export function takeBrokenRules(): readonly string[] {
  return broken.splice(0);
}

/** In each page and frame, before anything of it runs. */
function listen(word: string): void {
  addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
    console.debug(word, `${effectiveDirective} refused ${blockedURI}, ${sourceFile}:${lineNumber}`);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    const said = reason instanceof Error ? (reason.stack ?? reason.message) : String(reason);
    console.debug(word, `nobody waited for what failed: ${said}`);
  });
}
