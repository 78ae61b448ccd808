import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { BlockPart } from '../blockParts.ts';
import script from './fillBlocks.js?raw';

// The frame of this page is itself: the app that posts is the same window.
beforeAll(() => new Function(script)());
beforeEach(() => {
  document.body.innerHTML =
    '<div data-bloque="quorum">Quórum</div><div data-bloque="documentos">Documentos</div><div data-bloque="entrar">Entrar</div>';
});

function post(
  blocks: Readonly<Record<string, readonly BlockPart[]>>,
  source: Window | null = window,
) {
  dispatchEvent(new MessageEvent('message', { data: { kind: 'bloques', blocks }, source }));
}
const block = (name: string) => document.querySelector(`[data-bloque="${name}"]`);

test('fills a block with text, whatever the text says', () => {
  post({ quorum: [{ kind: 'big', text: '<img src=x onerror=y>' }] });
  expect(block('quorum')?.textContent).toBe('<img src=x onerror=y>');
  expect(document.querySelector('img')).toBeNull();
  expect(block('documentos')?.textContent).toBe('Documentos');
});

test('links open apart', () => {
  const items = [{ text: 'Acta', href: '/file/public?cot=demo' }];
  post({ documentos: [{ kind: 'list', isOrdered: false, items }] });
  const link = document.querySelector('a');
  expect(link?.getAttribute('rel')).toBe('noopener noreferrer');
  expect(link?.target).toBe('_blank');
});

test('hears only the page that shows it', () => {
  const other = document.body.appendChild(document.createElement('iframe')).contentWindow;
  post({ quorum: [{ kind: 'big', text: 'otro' }] }, other);
  expect(block('quorum')?.textContent).toBe('Quórum');
});

test('tells the app that somebody wants to come in, and nothing else', () => {
  const told = vi.spyOn(window, 'postMessage').mockReturnValue();
  post({ entrar: [{ kind: 'button', text: 'Entrar a la asamblea' }] });
  document.querySelector('button')?.click();
  expect(told.mock.calls).toEqual([[{ kind: 'entrar' }, '*']]);
  told.mockRestore();
});
