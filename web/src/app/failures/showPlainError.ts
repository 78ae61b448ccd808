import { siteName } from '../pages/pageTitle.ts';
import { errorObjectOf } from './errorObject.ts';
import { explainError } from './explainError.ts';
import { isMendable, reloadForGoneChunk } from './reloadOnce.ts';
import { reloadWhenReachable } from './reloadWhenReachable.ts';

/**
 * The error page for when the application itself could not start (a file that did not arrive, a failure while
 * mounting): no React, no theme, only the parts that the entry brings.
 */
export function showPlainError(thrown: unknown): void {
  const error = errorObjectOf(thrown, { fatal: true }, navigator.onLine);
  console.error(error.statusCode, error.message);
  if (reloadForGoneChunk(error.message)) return;
  const { title, explanation } = explainError(error);
  document.title = `${title} · ${siteName}`;
  const look = looks[isDark() ? 'dark' : 'light'];
  const main = element('main', '');
  const literal = element('span', error.statusMessage);
  literal.lang = 'en';
  const status = element('p', `${error.statusCode} · `);
  status.append(literal);
  const heading = element('h1', title);
  heading.setAttribute('role', 'alert');
  heading.style.lineHeight = '1.2';
  main.append(status, heading, element('p', explanation), retry(look), home(look));
  if (import.meta.env.DEV && error.stack !== null) main.append(element('pre', error.stack));
  main.style.cssText = `max-width: 34rem; margin: 0 auto; padding: 4rem 1rem; line-height: 1.5; color: ${look.text}; font-family: 'Atkinson Hyperlegible Next Variable', system-ui, sans-serif`;
  document.documentElement.style.cssText = `color-scheme: ${isDark() ? 'dark' : 'light'}; background: ${look.page}`;
  document.body.replaceChildren(main);
  if (isMendable(error)) reloadWhenReachable();
}

/** The person's own choice of light or dark, before the system's: `colorScheme.js` wrote it. */
function isDark(): boolean {
  return document.documentElement.dataset.colorScheme === 'dark';
}

const looks = {
  light: { page: '#faf8f4', text: '#15232c', action: '#0b5563', onAction: '#fff' },
  dark: { page: '#0b151d', text: '#eef3f6', action: '#74cbdb', onAction: '#04222a' },
} as const;
type Look = (typeof looks)[keyof typeof looks];

function retry(look: Look): HTMLElement {
  const button = element('button', 'Intentar de nuevo');
  button.style.cssText = `font: inherit; font-weight: 600; min-height: 48px; padding: 0 1.25rem; border: 0; border-radius: 8px; margin-right: 1rem; color: ${look.onAction}; background: ${look.action}`;
  button.addEventListener('click', () => location.reload());
  return button;
}

function home(look: Look): HTMLElement {
  const link = element('a', 'Ir al inicio');
  link.setAttribute('href', '/');
  link.style.cssText = `display: inline-block; padding: 12px 4px; font-weight: 600; color: ${look.action}`;
  return link;
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
