import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { forgetStyles } from './hidingStyles.tsx';
import { computeLazily } from './lazyStyles.ts';

// What is waited for comes when it comes: a busy machine is not a failure.
configure({ asyncUtilTimeout: 15_000 });

window.getComputedStyle = computeLazily;
globalThis.getComputedStyle = computeLazily;

// What the simulated browser has not.
Element.prototype.scrollIntoView = () => undefined;
Blob.prototype.arrayBuffer = function arrayBuffer(this: Blob) {
  const reader = new FileReader();
  return new Promise((resolve) => {
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(this);
  });
};

/** Each test opens the page for the first time, on a device that keeps nothing. */
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

afterEach(() => {
  cleanup();
  forgetStyles();
  document.body.innerHTML = '';
});
