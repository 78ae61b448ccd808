/// <reference path="./saxen.d.ts" />
import { Parser } from 'saxen';
import { BookRefusal, brokenBook } from './BookRefusal.ts';

export interface XmlListener {
  /** `attribute` gives what the element says of itself; `*:id` is an `id` with whatever prefix. */
  readonly open: (name: string, attribute: XmlAttribute) => void;
  readonly close: (name: string) => void;
  readonly text: (text: string) => void;
  /** Some more was read: each million letters or so. */
  readonly onMore?: () => void;
}

export type XmlAttribute = (name: string) => string | undefined;

const chunk = 1_000_000;

/**
 * Tells what an XML says, piece by piece. A text that is not well formed is refused, and so is one that
 * declares entities of its own: no book of ours needs them, and they are how a small file becomes a huge one.
 */
export function readXml(bytes: Uint8Array, listener: XmlListener): void {
  const parser = new Parser();
  let attributes: () => Readonly<Record<string, string>> = () => ({});
  const attribute: XmlAttribute = (name) => {
    const all = attributes();
    const isAnywhere = name.startsWith('*:');
    const value = isAnywhere
      ? Object.entries(all).find(([key]) => key.endsWith(name.slice(1)))?.[1]
      : all[name];
    return value === undefined ? undefined : decodeXml(value);
  };
  parser
    .on('openTag', (name, read) => {
      attributes = read;
      listener.open(name, attribute);
    })
    .on('closeTag', listener.close)
    .on('text', (text) => listener.text(decodeXml(text)))
    .on('cdata', listener.text)
    .on('attention', refuse)
    .on('warn', refuse);
  const decoder = new TextDecoder(encodingOf(bytes), { fatal: true });
  for (let at = 0; at < bytes.length; at += chunk) {
    parser.write(decoder.decode(bytes.subarray(at, at + chunk), { stream: true }));
    listener.onMore?.();
  }
  parser.write(decoder.decode()).end();
}

/** `row`, whatever prefix the writer of the book gave to it. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function refuse(): never {
  throw new BookRefusal(brokenBook);
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}

const named = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

function decodeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/giu, (_, hex, decimal, name) => {
    if (name !== undefined) return named.get(name) ?? refuse();
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0x10ffff ? refuse() : String.fromCodePoint(code);
  });
}
