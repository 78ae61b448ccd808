import { paths } from '@asamblea/domain';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import {
  forgetDocuments,
  keepDocument,
} from '../../../testing/fakes/firebase/listening/useDocument.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { OfficesSection } from './OfficesSection.tsx';

const olga = { name: 'Olga Ruiz', document: 'CC 9', offices: ['administrator', 'employee'] };
let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
  forgetDocuments();
  keepDocument(paths.settings('a', 'general'), { offices: [{ personId: 'olga', ...olga }] });
  callApi.mockImplementation(async (_method: string, path: string, body: object) => {
    sent.push([path, body]);
    return {};
  });
});

async function openDialog() {
  const { user } = renderPage(<OfficesSection assemblyId="a" mayChange />);
  await user.click(screen.getByRole('button', { name: 'Anotar un cargo' }));
  const dialog = within(screen.getByRole('dialog'));
  return { user, dialog, save: () => user.click(dialog.getByRole('button', { name: 'Guardar' })) };
}

test('each holder is there with their offices, and is removed by holding none', async () => {
  const { user } = renderPage(<OfficesSection assemblyId="a" mayChange />);
  screen.getByText('Administración · Empleados de la copropiedad o de la empresa · CC 9');
  await user.click(screen.getByRole('button', { name: 'Quitar los cargos de Olga Ruiz' }));
  expect(sent).toEqual([['/api/settings/offices', { ...olga, offices: [] }]]);
});

test('a missing value is told at its field and is not sent; a complete form is', async () => {
  const { user, dialog, save } = await openDialog();
  await save();
  dialog.getByText('Escriba el nombre.');
  dialog.getByText('Escriba el número de documento.');
  dialog.getByText('Elija al menos un cargo.');
  expect(sent).toEqual([]);
  await user.type(dialog.getByLabelText('Nombre'), 'Luis Paz');
  await user.type(dialog.getByLabelText('Documento'), 'CC 5');
  await user.click(dialog.getByLabelText('Consejo de administración'));
  await save();
  const luis = { name: 'Luis Paz', document: 'CC 5', offices: ['council-member'] };
  expect(sent).toEqual([['/api/settings/offices', luis]]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a failure is said where it was asked, and nothing typed is lost', async () => {
  const { user, dialog, save } = await openDialog();
  callApi.mockImplementation(() => Promise.reject(ApiFailure.network()));
  await user.type(dialog.getByLabelText('Nombre'), 'Luis Paz');
  await user.type(dialog.getByLabelText('Documento'), 'CC 5');
  await user.click(dialog.getByLabelText('Gerencia'));
  await save();
  await dialog.findByRole('alert');
  expect(dialog.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Luis Paz');
});

test('a member without permission only reads the offices', () => {
  renderPage(<OfficesSection assemblyId="a" mayChange={false} />);
  expect(screen.queryByRole('button')).toBeNull();
});
