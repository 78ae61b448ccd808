import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { laterParts } from '../firebase/listening/comesLater.tsx';
import { forgetStyles } from './hidingStyles.tsx';
import { forgetWakers } from './wakers.ts';

// A wait lasts as long as it needs: a busy machine is not a failure.
configure({ asyncUtilTimeout: 15_000 });

// The simulated browser looks for a lost focus on the clock of the process. Begun on a clock that a test
// holds still, that look would never end, and no frame would come in any later test.
const simulated: { _requestFocusFixup: () => void } = Reflect.get(globalThis, 'jsdom').window;
const lookForFocus = simulated._requestFocusFixup;
simulated._requestFocusFixup = () => {
  if (!vi.isFakeTimers()) lookForFocus();
};

// React notes where each element was made, to tell it beside a complaint: a sixth of the time of these tests.
const reactKeeps = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
Object.defineProperty(reactKeeps, 'recentlyCreatedOwnerStacks', {
  ...{ get: () => Number.POSITIVE_INFINITY, set: () => undefined, configurable: true },
});

// The functions that the simulated browser lacks.
Element.prototype.scrollIntoView = () => undefined;
Blob.prototype.arrayBuffer = function arrayBuffer(this: Blob) {
  const reader = new FileReader();
  return new Promise((resolve) => {
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(this);
  });
};

/**
 * The complaints of React about elements that HTML does not take where they are: a browser would draw them
 * elsewhere.
 */
const misplaced: string[] = [];
const complain = console.error;
console.error = (...said: unknown[]) => {
  const text = said.map(String).join(' ');
  if (/cannot (?:contain|be a (?:child|descendant))/u.test(text)) misplaced.push(text);
  complain(...said);
};

/** A page that stands for a while has all of it there. */
beforeAll(async () => {
  for (const bring of laterParts) await bring();
});

/** Each test opens the page for the first time, on a device that keeps nothing. */
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

afterEach(() => {
  const found = misplaced.splice(0);
  cleanup();
  forgetStyles();
  forgetWakers();
  document.body.innerHTML = '';
  if (found.length > 0) throw new Error(found.join('\n'));
});
