import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/renderPage.tsx';
import { PartsEditor } from './PartsEditor.tsx';

let html = '';

function Edited({ from }: { readonly from: string }) {
  const [written, setWritten] = useState(from);
  html = written;
  const image = { address: '/api/public/documents/plano?cot=demo', name: 'Plano "A"' };
  return <PartsEditor html={written} onChange={setWritten} chooseImage={async () => image} />;
}

const begin = (from: string) => renderPage(<Edited from={from} />).user;
const press = (name: string) => screen.getByRole('button', { name });

test('pieces are moved and taken away by the keyboard, and it is said', async () => {
  const user = begin('<h1>Uno</h1><p>Dos</p><div data-bloque="quorum">Quórum</div>');
  press('Subir el bloque 3, En vivo: Quórum de la sala').focus();
  await user.keyboard('{Enter}');
  expect(html).toMatch(/Uno.*quorum.*Dos/su);
  expect(screen.getByText('Lugar 2: En vivo: Quórum de la sala.')).toBeTruthy();
  await user.click(press('Quitar el bloque 1, Título'));
  expect(html).not.toContain('Uno');
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Bloques de la página' }));
});

test('a piece that is only text is written in place, and markup stays text', async () => {
  const user = begin('<h1 class="a">Uno</h1><p>Con <b>negrita</b></p>');
  await user.clear(screen.getByLabelText('Título'));
  await user.type(screen.getByLabelText('Título'), '<b>');
  expect(html).toBe('<h1 class="a">&lt;b&gt;</h1>\n<p>Con <b>negrita</b></p>');
});

test('blocks and images are added at the end', async () => {
  const user = begin('texto suelto');
  await user.click(screen.getByLabelText('Bloque nuevo'));
  await user.click(screen.getByRole('option', { name: 'En vivo: Quórum de la sala' }));
  await user.click(press('Agregar al final'));
  await user.click(press('Agregar imagen'));
  expect(html).toContain('<div data-bloque="quorum">Quórum de la sala</div>');
  expect(html).toContain('alt="Plano &quot;A&quot;"');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});
