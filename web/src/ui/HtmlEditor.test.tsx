import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HtmlEditor, htmlEditorHeight } from './HtmlEditor.tsx';

afterEach(cleanup);
// The editor measures its text, which this browser without a screen cannot.
beforeEach(() => {
  Range.prototype.getClientRects = () => document.body.getClientRects();
});

test('specification §9: 200 px, loaded when it appears, with its label', async () => {
  expect(htmlEditorHeight).toBe(200);
  render(<HtmlEditor label="Código HTML" value="<p>Hola</p>" onChange={() => undefined} />);
  expect(document.querySelector('.MuiSkeleton-root')).not.toBeNull();
  const box = await screen.findByRole('textbox', { name: 'Código HTML' }, { timeout: 10_000 });
  expect(box.textContent).toContain('<p>Hola</p>');
  expect(document.querySelector('.MuiSkeleton-root')).toBeNull();
});
