import { useSyncExternalStore } from 'react';

/** The attribute that `colorScheme.js` sets before the first paint, and this file afterwards. */
export const colorSchemeAttribute = 'data-color-scheme';
/** Where the person's choice is kept; `colorScheme.js` reads the same. */
const modeStorageKey = 'asamblea-mode';

/** Light, dark, or whatever the machine uses. */
export const colourModes = ['light', 'dark', 'system'] as const;
export type ColourMode = (typeof colourModes)[number];

const listeners = new Set<() => void>();
/** In this page, whatever its address says and however little the browser keeps. */
let chosen: ColourMode | null = null;

function colourMode(): ColourMode {
  return chosen ?? askedScheme() ?? readKept() ?? 'system';
}

/** From now on every page of this browser is so, but those whose address says otherwise. */
export function chooseColourMode(mode: ColourMode): void {
  chosen = mode;
  try {
    localStorage.setItem(modeStorageKey, mode);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  applyColourMode();
}

function onColourMode(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

export function useColourMode(): ColourMode {
  return useSyncExternalStore(onColourMode, colourMode, () => 'system');
}

/** In which of both the page is now. */
export function useColourScheme(): 'light' | 'dark' {
  return useSyncExternalStore(onColourMode, shownScheme, () => 'light');
}

function shownScheme() {
  return document.documentElement.getAttribute(colorSchemeAttribute) === 'dark' ? 'dark' : 'light';
}

/** Follows the machine and the other tabs, as long as the page is there. */
export function followColourMode(): void {
  matchMedia(darkQuery).addEventListener('change', applyColourMode);
  addEventListener('storage', ({ key }) => {
    if (key !== modeStorageKey) return;
    chosen = null;
    applyColourMode();
  });
  applyColourMode();
}

const darkQuery = '(prefers-color-scheme: dark)';

function applyColourMode(): void {
  const mode = colourMode();
  const system = matchMedia(darkQuery).matches ? 'dark' : 'light';
  const scheme = mode === 'system' ? system : mode;
  document.documentElement.setAttribute(colorSchemeAttribute, scheme);
  for (const listen of listeners) listen();
}

/** `?theme=` decides for its page alone. On the picture of a mixer letters are light. */
function askedScheme(): 'light' | 'dark' | null {
  const asked = new URLSearchParams(location.search).get('theme');
  if (asked === 'transparent') return 'dark';
  return asked === 'light' || asked === 'dark' ? asked : null;
}

function readKept(): ColourMode | null {
  try {
    const kept = localStorage.getItem(modeStorageKey);
    return colourModes.find((mode) => mode === kept) ?? null;
  } catch {
    return null;
  }
}
