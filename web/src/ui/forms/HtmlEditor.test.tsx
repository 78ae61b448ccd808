import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { HtmlEditor, htmlEditorHeight } from './HtmlEditor.tsx';

// The editor measures its text, which this browser without a screen cannot.
beforeEach(() => {
  Range.prototype.getClientRects = () => document.body.getClientRects();
});

test('specification §9: 200 px, loaded when it appears, with a place of the same height', async () => {
  expect(htmlEditorHeight).toBe(200);
  render(<HtmlEditor label="Código HTML" value="<p>Hola</p>" onChange={() => undefined} />);
  const waiting = screen.getByRole('status', { name: 'Cargando el editor…' });
  expect(waiting.querySelector<HTMLElement>('.MuiSkeleton-root')?.style.height).toBe('200px');
  const box = await screen.findByRole('textbox', { name: 'Código HTML' }, { timeout: 10_000 });
  expect(box.textContent).toContain('<p>Hola</p>');
  expect(screen.queryByRole('status', { name: 'Cargando el editor…' })).toBeNull();
  const heights = [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].map(({ cssText }) => cssText).filter((text) => text.includes('height: 200px')),
  );
  expect(heights.length).toBeGreaterThan(0);
});

test('the way out of it by keyboard is part of its description', async () => {
  render(<HtmlEditor label="Código HTML" value="" onChange={vi.fn()} />);
  const box = await screen.findByRole('textbox', { name: 'Código HTML' }, { timeout: 10_000 });
  const hint = document.getElementById(box.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe('Para salir del editor con el teclado pulse Esc y luego Tab.');
});
