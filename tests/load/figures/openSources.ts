import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { CallFrame } from './placesOfProfile.ts';

/** Tells in which file a frame was written, through the map of the bundle that carries it. */
export function openSources(): (frame: CallFrame) => string {
  const maps = new Map<string, SourceMap | null>();
  const mapOf = (url: string): SourceMap | null => {
    const known = maps.get(url) ?? readMap(`${fileURLToPath(url)}.map`);
    maps.set(url, known);
    return known;
  };
  return ({ url, lineNumber, columnNumber }) => {
    const map = url.startsWith('file:') ? mapOf(url) : null;
    const { originalSource } = {
      originalSource: null,
      ...map?.findEntry(lineNumber, columnNumber),
    };
    return originalSource === null ? url : new URL(originalSource, url).href;
  };
}

function readMap(path: string): SourceMap | null {
  return existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : null;
}
