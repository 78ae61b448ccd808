import type { BrandColours } from '@asamblea/domain';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../testing/renderPage.tsx';
import { ColourRows } from './ColourRows.tsx';

const changed = vi.fn<(colours: BrandColours) => void>();

function Tried({ begun }: { readonly begun: BrandColours }) {
  const [colours, setColours] = useState(begun);
  changed(colours);
  return <ColourRows colours={colours} isLocked={false} onChange={setColours} />;
}

function draw(begun: BrandColours = {}) {
  const { user } = renderPage(<Tried begun={begun} />);
  const write = (field: string, text: string) =>
    fireEvent.change(screen.getByLabelText(field, { exact: true }), { target: { value: text } });
  return { user, write, colours: () => changed.mock.lastCall?.[0] };
}

test('a colour in which nothing could be read says so, and the one that is proposed is taken', async () => {
  const { user, write, colours } = draw();
  write('Principal, de día', '#FFDD00');
  expect(colours()).toEqual({ light: { primary: '#ffdd00' } });
  expect(screen.getByRole('status').textContent).toMatch(/^No se leería sobre el fondo/u);
  const use = screen.getByRole('button', { name: /^Usar #/u });
  await user.click(use);
  expect(colours()).toEqual({ light: { primary: use.textContent?.slice(5) } });
  expect(screen.getByRole('status').textContent).toMatch(/^Se lee bien: 4,5 a 1\./u);
  expect(screen.queryByRole('button', { name: /^Usar #/u })).toBeNull();
});

test('a shade that a projector shows otherwise is told', () => {
  draw({ light: { primary: '#566000' } });
  expect(screen.getByRole('status').textContent).toMatch(/En el proyector se verá #[0-9a-f]{6}/u);
});

test('half a colour is none, and the field goes back', () => {
  const { write, colours } = draw({ dark: { info: '#93c6f5' } });
  write('Información, de noche', '#93c');
  expect(colours()).toEqual({ dark: { info: '#93c6f5' } });
  expect(screen.getByText('Escriba seis cifras, como #0b5563.')).toBeTruthy();
  fireEvent.blur(screen.getByLabelText('Información, de noche', { exact: true }));
  expect(screen.queryByText('Escriba seis cifras, como #0b5563.')).toBeNull();
});

test('a colour goes back to ours', async () => {
  const { user, colours } = draw({ light: { surface: '#f0f4f8', primary: '#7a1f5c' } });
  const [back] = screen.getAllByRole('button', { name: 'Volver al nuestro' });
  if (back !== undefined) await user.click(back);
  expect(colours()).toEqual({ light: { primary: '#7a1f5c' } });
});
