import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AssemblyCodeForm } from './AssemblyCodeForm.tsx';

test('says of a code that was replaced that the new one is to be asked for', () => {
  render(<AssemblyCodeForm action="/votes/public" unknown="torres" isReplaced />);
  expect(screen.getByRole('heading').textContent).toBe('El código de esta asamblea cambió');
  expect(screen.getByText(/«torres» ya no sirve. Pida el nuevo/u)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
});

test('goes to the page it was asked on, by the browser alone', () => {
  const { container } = render(<AssemblyCodeForm action="/quorum/public" unknown={null} />);
  const form = container.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/quorum/public']);
  expect(screen.getByRole('textbox', { name: /Código de la asamblea/u }).getAttribute('name')).toBe(
    'cot',
  );
});

test('keeps the code that was not found, to be corrected', () => {
  render(<AssemblyCodeForm action="/votes/public" unknown="torrs" />);
  expect(screen.getByRole('heading').textContent).toBe('No encontramos esa asamblea');
  expect(screen.getByDisplayValue('torrs')).toBeTruthy();
});
