import { afterEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../firebase/asking/ApiFailure.ts';
import {
  forgetFatalError,
  listenForFatalErrors,
  readFatalError,
  showFatalError,
  watchFatalError,
} from './fatalError.ts';

listenForFatalErrors();
afterEach(forgetFatalError);

/** As the browser tells of an error of a script, without failing this one's test. */
function tell(error: unknown, filename = `${location.origin}/assets/a.js`) {
  dispatchEvent(Object.assign(new Event('error'), { error, filename }));
}

function reject(reason: unknown) {
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

test.each([
  ['an error of a script', () => tell(new Error('roto'))],
  ['a rejection', () => reject(new Error('roto'))],
])('%s that nobody caught is the error page', (_, happen) => {
  happen();
  expect(readFatalError()).toMatchObject({ message: 'roto', fatal: true, unhandled: true });
});

test.each([
  ['a lost network', () => reject(ApiFailure.network())],
  ['a fetch that failed', () => reject(new TypeError('Failed to fetch'))],
  ['what was given up', () => reject(new DOMException('stop', 'AbortError'))],
  ['what the browser mended', () => tell(null)],
  ['an extension of the browser', () => tell(new Error('roto'), 'chrome-extension://x/a.js')],
])('%s leaves the page as it is', (_, happen) => {
  happen();
  expect(readFatalError()).toBeNull();
});

test('the first error stays, and the watcher hears of it', () => {
  const watcher = vi.fn();
  const stop = watchFatalError(watcher);
  showFatalError(new Error('primero'), false);
  showFatalError(new Error('segundo'), true);
  expect(readFatalError()).toMatchObject({ message: 'primero', unhandled: false });
  expect(watcher).toHaveBeenCalledTimes(2);
  stop();
  forgetFatalError();
  expect(watcher).toHaveBeenCalledTimes(2);
});
