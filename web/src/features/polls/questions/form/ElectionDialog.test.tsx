import type { CreateQuestionRequest } from '@asamblea/domain';
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../../testing/fakes/firebase/asking/callApi.ts';
import { newUser } from '../../../../testing/newUser.ts';
import { QuestionDialog } from './QuestionDialog.tsx';

let sent: CreateQuestionRequest[] = [];

beforeEach(() => {
  sent = [];
  callApi.mockImplementation(
    async (_method: string, _path: string, body: CreateQuestionRequest) => {
      sent.push(body);
      return { questionId: body.questionId, number: 1 };
    },
  );
});

async function openDialog(kind: string, packId: 'co-ph' | 'co-sa' | 'generic' = 'co-ph') {
  render(
    <QuestionDialog
      law={{ rulePack: packId }}
      warningsOf={() => []}
      items={[]}
      editedId={null}
      terms={null}
      onClose={() => undefined}
      onSaved={() => undefined}
    />,
  );
  const user = newUser();
  await user.selectOptions(screen.getByLabelText('Cómo se vota'), kind);
  await user.type(screen.getByRole('textbox', { name: /^Pregunta/u }), '¿A quiénes elige?');
  return user;
}

const create = () => screen.getByRole('button', { name: 'Crear pregunta' });

test('a pasted list fills the names, and the marks follow the seats', async () => {
  const user = await openDialog('Elegir personas');
  await user.click(screen.getByLabelText('Candidatura 1'));
  await user.paste('1. Ana Díaz\n2. Beto Ruiz\n3. Carla Sáenz');
  await user.click(screen.getByRole('button', { name: 'Subir candidatura 2' }));
  await user.clear(screen.getByLabelText('Puestos por elegir'));
  await user.type(screen.getByLabelText('Puestos por elegir'), '2');
  await user.click(create());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.election).toEqual({
    kind: 'people',
    candidates: ['Beto Ruiz', 'Ana Díaz', 'Carla Sáenz'].map((label) => ({ label, lines: [] })),
    ...{ min: 1, max: 2, seats: 2, needsMajority: true, method: 'quotient' },
  });
});

const rule = (text: RegExp) => screen.getByText(text).closest('div')?.textContent ?? '';

test('the majority that the law asks is where an election of people begins; the most voted win by the bylaws', async () => {
  const user = await openDialog('Elegir personas');
  expect(rule(/^Mayoría ordinaria/u)).toContain('Ley 675 de 2001, artículo 45');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByLabelText('Ser la más votada'));
  const said = rule(/^Mayoría relativa/u);
  expect(said).toContain('ser la candidatura más votada, por coeficiente (el reglamento).');
  expect(said).not.toMatch(/artículo|sin verificar/u);
  expect(screen.getByRole('alert').textContent).toBe(
    'La ley pide también aquí la mayoría del asunto: más del 50 % del coeficiente presente (Ley 675 de 2001, artículo 45). Escoja esto solo si está en el reglamento.',
  );
  await user.type(screen.getByLabelText('Candidatura 1'), 'Ana');
  await user.click(screen.getByRole('button', { name: 'Quitar candidatura 2' }));
  await user.click(create());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.election).toMatchObject({ kind: 'people', needsMajority: false });
});

test('where the bylaws say everything, the most voted win from the beginning', async () => {
  await openDialog('Elegir personas', 'generic');
  expect(rule(/^Mayoría relativa/u)).toContain('(los estatutos)');
  expect((screen.getByLabelText('Ser la más votada') as HTMLInputElement).checked).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('names the missing fields, and sends nothing until they are there', async () => {
  const user = await openDialog('Escoger una opción entre varias');
  await user.type(screen.getByLabelText('Opción 1'), 'Norte');
  await user.click(create());
  expect((await screen.findByRole('alert')).textContent).toContain('Faltan opciones');
  await user.type(screen.getByLabelText('Opción 2'), 'NORTE');
  expect(screen.getByRole('alert').textContent).toContain('Dos opciones se llaman igual');
  await user.clear(screen.getByLabelText('Opción 2'));
  await user.type(screen.getByLabelText('Opción 2'), 'Sur');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(create());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.election).toMatchObject({ kind: 'one', needsMajority: true });
});

test('slates carry their people with substitutes, and another method than the law is warned of', async () => {
  const user = await openDialog('Elegir planchas', 'co-sa');
  await user.type(screen.getByLabelText('Plancha 1'), 'Renovación');
  await user.type(screen.getByLabelText(/^Integrantes de la plancha 1/u), 'Ana / Luis{enter}Eva');
  await user.click(screen.getByRole('button', { name: 'Quitar plancha 2' }));
  await user.click(screen.getByLabelText(/^Por mayoría/u));
  expect(screen.getByRole('alert').textContent).toContain('artículo 197');
  await user.click(create());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.election).toMatchObject({
    method: 'plurality',
    candidates: [
      {
        label: 'Renovación',
        lines: [
          { name: 'Ana', substitute: 'Luis' },
          { name: 'Eva', substitute: null },
        ],
      },
    ],
  });
});

test('slates pasted from a sheet fill their names and people, and unused cells are told', async () => {
  const user = await openDialog('Elegir planchas', 'co-sa');
  await user.click(screen.getByLabelText('Plancha 1'));
  await user.paste(
    'Plancha\tPrincipal\tSuplente\tCédula\nNorte\tAna\tLuis\t52\n\tEva\t\t53\nSur\tPía\t\t54',
  );
  expect(screen.getByText('No usamos la columna «Cédula».')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Quitar plancha 3' }));
  await user.click(screen.getByLabelText(/^Integrantes de la plancha 2/u));
  await user.paste('1. Rui\n2. Sol');
  await user.click(create());
  await waitFor(() => expect(sent).toHaveLength(1));
  const line = (name: string, substitute: string | null = null) => ({ name, substitute });
  expect(sent[0]?.election?.candidates).toEqual([
    { label: 'Norte', lines: [line('Ana', 'Luis'), line('Eva')] },
    { label: 'Sur', lines: [line('Pía'), line('Rui'), line('Sol')] },
  ]);
});
