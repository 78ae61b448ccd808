import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { DescriptionForm } from './DescriptionForm.tsx';

const assembly = { name: 'Torres', kind: 'building', timeZone: 'America/Bogota' } as const;
let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
  callApi.mockImplementation(async (_method: string, path: string, body: object) => {
    sent.push([path, body]);
    return { ...assembly, ...body };
  });
});

function open() {
  const onClose = vi.fn();
  const { user } = renderPage(<DescriptionForm assembly={assembly} onClose={onClose} />);
  const save = () => user.click(screen.getByRole('button', { name: 'Guardar' }));
  return { user, onClose, save };
}

test('sends only the changed fields, says so and closes', async () => {
  const { user, onClose, save } = open();
  await user.type(screen.getByLabelText('Nombre'), ' del Sol');
  await save();
  expect(await screen.findByText('Datos guardados')).toBeTruthy();
  expect(sent).toEqual([['/api/settings/general', { name: 'Torres del Sol' }]]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a zone is found by its city', async () => {
  const { user, save } = open();
  await user.clear(screen.getByLabelText('Zona horaria'));
  await user.type(screen.getByLabelText('Zona horaria'), 'Madrid');
  await user.click(await screen.findByRole('option', { name: 'Europe/Madrid' }));
  await save();
  expect(sent).toEqual([['/api/settings/general', { timeZone: 'Europe/Madrid' }]]);
});

test('nothing changed sends nothing', async () => {
  const { onClose, save } = open();
  await save();
  expect(sent).toEqual([]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a name that is too short is told and not sent', async () => {
  const { user, onClose, save } = open();
  await user.clear(screen.getByLabelText('Nombre'));
  await save();
  expect(await screen.findByText('Escriba un nombre de 3 a 120 letras.')).toBeTruthy();
  expect(sent).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
});

test('typed text stays when it cannot be saved', async () => {
  callApi.mockImplementation(async () => {
    throw new ApiFailure({ code: 'not-allowed', statusCode: 403, message: 'Sin permiso' });
  });
  const { user, onClose, save } = open();
  await user.type(screen.getByLabelText('Nombre'), ' del Sol');
  await save();
  expect(await screen.findByText(/Sin permiso/u)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Torres del Sol');
  expect(onClose).not.toHaveBeenCalled();
});
